import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseReleases } from './releases.ts';

const LATEST = { name: '4.0', date: '2025-06-01', latest: true, hidden: false, versions: { 'acme-ui': '4.0.0' } };
const OLDER = ['3.3', '3.2', '3.1', '3.0', '2.9'].map((name) => ({ name, latest: false, hidden: false }));

const parse = (...releases: unknown[]) => parseReleases({ Releases: releases });

describe('parseReleases', () => {
  it('takes the latest release and the first few that are not hidden', () => {
    const [first, ...others] = OLDER;
    const releases = parse({ ...first, hidden: true }, LATEST, ...others);
    expect(releases?.latest).toMatchObject({ name: '4.0', date: '2025-06-01', versions: { 'acme-ui': '4.0.0' } });
    expect(releases?.previous.map(({ name }) => name)).toEqual(['3.2', '3.1', '3.0']);
    expect(releases?.previous).toHaveLength(3);
  });

  it('lists no previous release when all are hidden', () => {
    expect(parse(LATEST, ...OLDER.map((release) => ({ ...release, hidden: true })))?.previous).toEqual([]);
  });

  it.each([
    ['a text', 'soon'],
    ['no list', { Releases: LATEST }],
    ['another name of the list', { releases: [LATEST] }],
    ['an empty list', { Releases: [] }],
    ['no latest release', { Releases: OLDER }],
    ['an entry without a name', { Releases: [LATEST, { hidden: true }] }],
    ['an entry that is none', { Releases: [null, LATEST] }],
    ['a name of white space', { Releases: [{ ...LATEST, name: ' ' }] }]
  ])('makes nothing of %s', (_, answer) => {
    expect(parseReleases(answer)).toBeNull();
  });

  it('leaves out what it does not understand of a release', () => {
    expect(parse({ ...LATEST, date: '2025-13-01', versions: { a: 1, b: '2' } })?.latest).toMatchObject({
      date: null,
      versions: { b: '2' }
    });
    expect(parse({ ...LATEST, date: '2023-02-31' })?.latest.date).toBeNull();
    expect(parse({ name: '4.0', latest: true })?.latest).toMatchObject({ date: null, versions: {} });
  });

  it('survives everything that JSON can hold', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        for (const answer of [json, { Releases: json }, { Releases: [LATEST, json] }]) {
          expect(parseReleases(answer)?.latest ?? null).toSatisfy(
            (latest) => latest === null || typeof (latest as { name: unknown }).name === 'string'
          );
        }
      })
    );
  });
});
