import { describe, expect, it } from 'vitest';

import { openHistory } from '../../../src/history/history.ts';
import type { HistoryFile } from '../../../src/history/historyFile.ts';
import { storeHistory } from '../../../src/history/storeHistory.ts';
import { releaseVersions } from '../../../src/tools/releases/fetchRelease.ts';
import { formatHistory } from '../../../src/tools/releases/formatHistory.ts';
import { withVersionsOf } from '../../../src/tools/releases/sharedPackages.ts';
import { versionIn } from '../../../src/tools/releases/versionsOf.ts';
import { prop, snapshot, withButton } from '../../history/sampleSnapshot.ts';

describe('the version of a package in a release', () => {
  const versions = ['1.9.0', '2.0.0', '2.1.10', '2.1.9', '2.3.0', '3.0.0'];

  it('is the newest that is no newer than the release', () => {
    expect(versionIn(versions, '2.1')).toBe('2.1.10');
    expect(versionIn(versions, '2.1.9')).toBe('2.1.9');
    expect(versionIn(versions, '2.2')).toBe('2.1.10');
    expect(versionIn(versions, '2')).toBe('2.3.0');
  });

  it('is of the same major version, or the one before', () => {
    expect(versionIn(versions, '4.0')).toBe('3.0.0');
    expect(versionIn(versions, '5.0')).toBeNull();
    expect(versionIn(versions, '0.9')).toBeNull();
  });

  it('follows the numbers that the configuration gives', () => {
    expect(versionIn(versions, '7.1', { 7: 2 })).toBe('2.1.10');
  });
});

describe('the versions of a release', () => {
  const lists = new Map([
    ['acme-ui', ['1.9.0', '2.0.0', '2.3.1']],
    ['acme-icons', ['1.8.0']]
  ]);

  it('are those of all packages that had one by then', () => {
    expect(releaseVersions(lists, '2.3', {})).toEqual({ 'acme-icons': '1.8.0', 'acme-ui': '2.3.1' });
    expect(releaseVersions(lists, '1.8.0', {})).toEqual({ 'acme-icons': '1.8.0' });
  });

  it.each(['2.4', '3', '2.3.2', '2.30'])('are an error if no package has the version %s', (release) => {
    expect(() => releaseVersions(lists, release, {})).toThrow(
      `There is no release ${release}. The newest versions are those of acme-ui (2.3.1), acme-icons (1.8.0).`
    );
  });
});

it('takes what is known of a package of the same version from the newer release', () => {
  const older = withButton({ size: prop('"a" | "b"'), old: prop('string') });
  const newer = withButton({ size: prop("'a' | 'b'") });
  expect(withVersionsOf(newer, older).components).toEqual(newer.components);
  const other = snapshot({ ...newer, packages: { 'acme-ui': '1.1.0' } });
  expect(withVersionsOf(other, older).components).toEqual(older.components);
});

it('writes a history that can be read, with one line for each group', () => {
  const file = storeHistory([{ name: '1.0', snapshot: withButton({ size: prop('string') }) }]);
  const text = formatHistory(file);
  expect(JSON.parse(text)).toEqual(file);
  expect(text).toContain('\n"acme-ui/Button":{"1":"size"}\n');
  expect(openHistory(JSON.parse(text) as HistoryFile).releases).toEqual([
    { name: '1.0', packages: { 'acme-ui': '1.0.0' } }
  ]);
});
