import { describe, expect, it } from 'vitest';

import type { Release } from '../../../src/model.ts';
import type { Change, LoggedVersion } from '../../../src/content/releases/changeLog.ts';
import { placeVersions, stableVersions } from '../../../src/content/releases/changeLogs.ts';
import { releaseNotes } from '../../../src/content/releases/releaseNotes.ts';

const change = (text: string, changes: Partial<Change> = {}): Change => ({
  kind: 'fix',
  scope: null,
  text,
  links: [],
  ...changes
});
const logged = (version: string, date: string | null, ...changes: Change[]): LoggedVersion => ({
  version,
  date,
  href: `https://acme.test/${version}`,
  changes
});
const release = (name: string, date: string | null, versions: Release['versions'] = {}): Release => ({
  name,
  date,
  latest: false,
  hidden: false,
  versions
});

describe('stable versions', () => {
  it('include the changes of their prereleases', () => {
    const versions = stableVersions([
      logged('2.0.0-beta.1', '2026-03-01', change('not out yet')),
      logged('1.1.0', '2026-02-01', change('a')),
      logged('1.1.0-rc.2', '2026-01-02', change('b')),
      logged('1.0.1-rc.1', '2026-01-01', change('c')),
      logged('1.0.0', '2025-12-01', change('d')),
      logged('1.0.0', '2025-12-01', change('e'))
    ]);
    expect(versions.map(({ version, changes }) => [version, changes.map(({ text }) => text)])).toEqual([
      ['1.1.0', ['a', 'b', 'c']],
      ['1.0.0', ['d', 'e']]
    ]);
  });
});

describe('the release of a version', () => {
  const releases = [
    release('2.1.0', '2026-06-01', { dial: '7.3.0' }),
    release('2.0.1', '2026-02-01'),
    release('2.0.0', '2026-01-01')
  ];
  const placeOf = (...logs: [string, LoggedVersion][]) =>
    [
      ...placeVersions(
        releases,
        logs.map(([name, version]) => ({ package: name, versions: [version] }))
      )
    ].map(([name, versions]) => [name, versions.map((version) => version.package)]);

  it.each<[string, [string, LoggedVersion][], unknown]>([
    ['lists it', [['dial', logged('7.3.0', '2020-01-01')]], [['2.1.0', ['dial']]]],
    ['has its name', [['knob', logged('2.0.0', '2026-05-05')]], [['2.0.0', ['knob']]]],
    [
      'brought another version of that day',
      [
        ['chart', logged('8.0.0', '2026-05-05')],
        ['knob', logged('2.0.0', '2026-05-05')]
      ],
      [['2.0.0', ['chart', 'knob']]]
    ],
    ['was the first one since', [['lever', logged('0.3.0', '2026-01-15')]], [['2.0.1', ['lever']]]],
    ['came the same day', [['lever', logged('0.3.0', '2026-02-01')]], [['2.0.1', ['lever']]]],
    ['is not released yet', [['lever', logged('0.4.0', '2026-07-01')]], []],
    ['is unknown without a date', [['lever', logged('0.4.0', null)]], []]
  ])('%s', (_, logs, expected) => {
    expect(placeOf(...logs)).toEqual(expected);
  });
});

describe('release notes', () => {
  const link = { text: 'abc', href: 'https://acme.test/commit/abc' };
  const both = change('turns', { kind: 'feature', scope: 'Knob', links: [link] });
  const notes = releaseNotes(
    [release('2.1.0', '2026-06-01', { knob: '2.1.0', tools: '1.0.0' }), release('2.0.0', null)],
    [
      { package: 'knob', versions: [logged('2.1.0', '2026-06-01', change('b'), both, change('a', { scope: 'Dial' }))] },
      { package: 'chart', versions: [logged('8.1.0', '2026-06-01', both, change('gone', { kind: 'breaking' }))] }
    ],
    (name) => (name === 'tools' ? 'https://acme.test/tools/releases' : null)
  );

  it('combine the listed versions with change logs', () => {
    expect(notes[0]?.packages).toEqual([
      { name: 'chart', version: '8.1.0', href: 'https://acme.test/8.1.0' },
      { name: 'knob', version: '2.1.0', href: 'https://acme.test/2.1.0' },
      { name: 'tools', version: '1.0.0', href: 'https://acme.test/tools/releases' }
    ]);
  });

  it('list breaking changes first, and a commit to several packages once', () => {
    expect(notes[0]?.changes.map(({ kind, changes }) => [kind, changes.map(({ text }) => text)])).toEqual([
      ['breaking', ['gone']],
      ['feature', ['turns']],
      ['fix', ['a', 'b']]
    ]);
    expect(notes[0]?.changes[1]?.changes[0]?.packages).toEqual(['knob', 'chart']);
  });

  it('list releases without further information by name', () => {
    expect(notes[1]).toEqual({ name: '2.0.0', date: null, packages: [], changes: [] });
  });
});
