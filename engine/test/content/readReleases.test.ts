import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readReleases } from '../../src/content/siteReleases.ts';

const LAMP = { name: '1.0.0', date: '2024-03-01' };

describe('readReleases', () => {
  it('reads a bare list and a releases file', () => {
    const { releases, problems } = readReleases([LAMP]);
    expect(releases).toEqual([{ name: '1.0.0', date: '2024-03-01', latest: false, hidden: false, versions: {} }]);
    expect(problems).toEqual([]);
    expect(readReleases({ Releases: [LAMP] })).toEqual({ releases, problems });
  });

  it.each([
    ['2022-9-16', '2022-09-16'],
    ['2022-6-3', '2022-06-03'],
    ['2024-02-29', '2024-02-29']
  ])('adds missing zeros to %s', (date, expected) => {
    expect(readReleases([{ ...LAMP, date }]).releases[0]?.date).toBe(expected);
  });

  it('sets a flag only if it is true', () => {
    const { releases } = readReleases([
      { ...LAMP, name: 'a', latest: true, hidden: null },
      { ...LAMP, name: 'b', latest: 'yes', hidden: true }
    ]);
    expect(releases.map(({ latest, hidden }) => [latest, hidden])).toEqual([
      [true, false],
      [false, true]
    ]);
  });

  it('keeps the first of two entries with the same name, and the order', () => {
    const list = [
      { ...LAMP, name: 'c' },
      { ...LAMP, name: 'a' },
      { ...LAMP, name: 'c', date: '2020-01-01' }
    ];
    const { releases } = readReleases(list);
    expect(releases.map(({ name, date }) => [name, date])).toEqual([
      ['c', '2024-03-01'],
      ['a', '2024-03-01']
    ]);
  });

  it.each([
    ['null as an entry', null, 'Release 1 of the history has no name.'],
    ['no name', { date: '2024-03-01' }, 'Release 1 of the history has no name.'],
    ['no date', { name: '1.0.0' }, 'The release 1.0.0 has no date of the form 2025-01-31.'],
    ['a day that does not exist', { name: '1.0.0', date: '2024-02-30' }, 'The release 1.0.0 has no date'],
    ['invalid versions', { ...LAMP, versions: { 'acme-ui': 2 } }, 'The versions of the release 1.0.0 are not']
  ])('skips and reports an entry with %s', (_, entry, message) => {
    const { releases, problems } = readReleases([entry, { ...LAMP, name: 'sound' }]);
    expect(releases.map(({ name }) => name)).toEqual(['sound']);
    expect(problems.map(({ code }) => code)).toEqual(['release-malformed']);
    expect(problems[0]?.message).toContain(message);
  });

  it('reports data that is not a list', () => {
    expect(readReleases({ releases: [LAMP] }).problems[0]?.message).toBe('The history is not a list of releases.');
  });

  it('handles any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const { releases } = readReleases(data);
        expect(new Set(releases.map(({ name }) => name)).size).toBe(releases.length);
        // Its output is valid input.
        expect(readReleases(releases)).toEqual({ releases, problems: [] });
      })
    );
  });
});
