import { describe, expect, it } from 'vitest';

import { matchPackages, readDependencies } from './projectPackages.ts';
import { lowestVersion } from './versionRange.ts';

describe('the lowest version of a range', () => {
  it.each([
    ['^6.2.0', [6, 2]],
    ['~5.4.1', [5, 4]],
    ['6.x', [6, 0]],
    ['6', [6, 0]],
    ['v6.2', [6, 2]],
    ['=6.2.3', [6, 2]],
    ['6.2.*', [6, 2]],
    ['6.0.0-prerelease.12', [6, 0]],
    ['6.1.0+build.3', [6, 1]],
    ['>=6.2 <7', [6, 2]],
    ['<7 >= 6.10.1', [6, 10]],
    ['>6', [7, 0]],
    ['>6.2', [6, 3]],
    ['>6.2.1', [6, 2]],
    ['6.2.0 - 6.4.0', [6, 2]],
    ['^6.3.0 || ^5.4.0', [5, 4]],
    ['^6.10.0 || ^6.9.0', [6, 9]],
    ['latest', 'newest'],
    ['*', 'newest'],
    ['', 'newest']
  ])('of %j is %j', (range, lowest) => {
    expect(lowestVersion(range)).toEqual(lowest);
  });

  it.each([
    'next',
    '<7',
    '<=6.2.0',
    'file:../ui',
    'git+https://host/ui.git#v6.2.0',
    'acme/ui',
    '6.2 || next',
    'catalog:'
  ])('of %j is unknown', (range) => {
    expect(lowestVersion(range)).toBeNull();
  });
});

describe('the dependencies in a package.json', () => {
  it('are those for use and for development, and aliases count as their package', () => {
    const content = {
      dependencies: { 'acme-ui': '^2.1.0', old: 'npm:acme-charts@~1.2.0', 'scoped-old': 'npm:@acme/table@3' },
      devDependencies: { 'acme-ui': '1.0.0', 'acme-icons': ' 2.x ', wrong: 3 },
      peerDependencies: { 'acme-peer': '1' }
    };
    expect(readDependencies(`\uFEFF${JSON.stringify(content)}`)).toEqual([
      { name: 'acme-ui', range: '^2.1.0' },
      { name: 'acme-icons', range: '2.x' },
      { name: 'acme-charts', range: '~1.2.0' },
      { name: '@acme/table', range: '3' }
    ]);
  });

  it.each(['null', '[]', '3', '{}', '{"dependencies":["acme-ui"],"devDependencies":null}'])(
    'are none in %s',
    (text) => {
      expect(readDependencies(text)).toEqual([]);
    }
  );

  it('cannot be read from what is not JSON', () => {
    expect(() => readDependencies('{ "dependencies": ')).toThrow(SyntaxError);
  });
});

describe('the release of a dependency', () => {
  const RELEASES = [
    { name: '1.9', packages: { 'acme-ui': '1.9.4' } },
    { name: '2.0', packages: { 'acme-ui': '2.0.3', 'acme-charts': '5.0.0' } },
    { name: '2.1', packages: { 'acme-ui': '2.1.7', 'acme-charts': '5.0.0' } },
    { name: '2.2', packages: { 'acme-ui': '2.2.1', 'acme-charts': '5.2.0' } }
  ];
  const released = (name: string, range: string) => {
    const { matched, unclear } = matchPackages([{ name, range }], RELEASES);
    return [...matched.map(({ release, version, isOlder }) => [release, version, isOlder]), ...unclear];
  };

  it('is the newest one that is not above the range, whatever its patch', () => {
    expect(released('acme-ui', '^2.1.0')).toEqual([['2.1', '2.1.7', false]]);
    expect(released('acme-ui', '^1.12.0')).toEqual([['1.9', '1.9.4', false]]);
    expect(released('acme-charts', '~5.1.0')).toEqual([['2.1', '5.0.0', false]]);
    expect(released('acme-ui', '^3.0.0')).toEqual([['2.2', '2.2.1', false]]);
    expect(released('acme-ui', 'latest')).toEqual([['2.2', '2.2.1', false]]);
    expect(released('acme-ui', 'workspace:^2.0.0')).toEqual([['2.0', '2.0.3', false]]);
  });

  it('is the oldest one for a range that begins before it', () => {
    expect(released('acme-ui', '^1.2.0')).toEqual([['1.9', '1.9.4', true]]);
    expect(released('acme-charts', '4.x')).toEqual([['2.0', '5.0.0', true]]);
  });

  it('is unclear for a range that names no version', () => {
    expect(released('acme-ui', 'workspace:*')).toEqual([{ name: 'acme-ui', range: 'workspace:*' }]);
  });

  it('is none for packages that no release knows', () => {
    expect(released('react', '^19.0.0')).toEqual([]);
    expect(released('toString', '^1.0.0')).toEqual([]);
  });
});
