import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { openHistory } from '../../src/history/history.ts';
import type { HistoryFile } from '../../src/history/historyFile.ts';
import { readHistory } from '../../src/history/readHistory.ts';
import { storeHistory } from '../../src/history/storeHistory.ts';
import type { Snapshot } from '../../src/history/snapshot.ts';
import { anySnapshot } from './anySnapshot.ts';
import { prop, snapshot } from './sampleSnapshot.ts';

const named = (...snapshots: Snapshot[]) => snapshots.map((each, index) => ({ name: `1.${index}`, snapshot: each }));

it('stores any releases, and reads them back', () => {
  fc.assert(
    fc.property(fc.array(anySnapshot, { maxLength: 4 }), (snapshots) => {
      const releases = named(...snapshots);
      const file = JSON.parse(JSON.stringify(storeHistory(releases))) as HistoryFile;
      expect(readHistory(file)).toEqual(releases);
    })
  );
});

describe('a history', () => {
  const dialog = { title: prop('string'), isOpen: prop('boolean') };
  const first = snapshot({
    components: { 'acme-ui/next/Dialog': { props: dialog } },
    variables: { 'acme-card': ['--acme-v1-card--Color'] },
    tokens: { '--acme-color': { light: 'red' } }
  });
  const second = snapshot({
    components: {
      'acme-ui/next/Dialog': { props: { ...dialog, size: prop('string') } },
      'acme-ui/Card': { props: { title: prop('string') } },
      'acme-extras/Chart': { props: {} }
    },
    packages: { 'acme-ui': '1.1.0', 'acme-extras': '1.0.0' },
    variables: { 'acme-card': ['--acme-v1-card--Color', '--acme-v1-card__title--Color'] },
    tokens: { '--acme-color': { light: 'blue' }, '--acme-space': { light: '8px' } }
  });
  const third = snapshot({
    ...second,
    components: {
      ...second.components,
      'acme-ui/next/Dialog': undefined as never,
      'acme-ui/Dialog': { props: { ...dialog, size: prop('string'), hasX: prop('boolean') } }
    },
    variables: {
      'acme-card': ['--acme-v2-card--Color', '--acme-v2-card--New', '--acme-v2-card__title--Color'],
      'acme-new': ['--acme-v2-new--Color']
    }
  });
  delete (third.components as Record<string, unknown>)['acme-ui/next/Dialog'];
  const history = openHistory(storeHistory(named(first, second, third)));

  it('tells since when something is there, but not of what is as old as the whole', () => {
    const since = (...[subject]: Parameters<typeof history.sinceOf>): string | null => history.sinceOf(subject);
    const component = 'acme-ui/Dialog';
    expect(since({ subject: 'component', component })).toBeNull();
    expect(since({ subject: 'prop', component, prop: 'title' })).toBeNull();
    expect(since({ subject: 'prop', component, prop: 'size' })).toBe('1.1');
    expect(since({ subject: 'prop', component, prop: 'hasX' })).toBe('1.2');
    expect(since({ subject: 'prop', component, prop: 'missing' })).toBeNull();
    expect(since({ subject: 'component', component: 'acme-ui/Card' })).toBe('1.1');
    expect(since({ subject: 'prop', component: 'acme-ui/Card', prop: 'title' })).toBeNull();
    expect(since({ subject: 'component', component: 'acme-extras/Chart' })).toBeNull();
    expect(since({ subject: 'variable', variable: '--acme-v2-card--Color' })).toBeNull();
    expect(since({ subject: 'variable', variable: '--acme-v2-card__title--Color' })).toBe('1.1');
    expect(since({ subject: 'variable', variable: '--acme-v2-new--Color' })).toBeNull();
    expect(since({ subject: 'variable', variable: '--acme-v2-card--New' })).toBeNull();
    expect(since({ subject: 'token', token: '--acme-color' })).toBeNull();
    expect(since({ subject: 'token', token: '--acme-space' })).toBe('1.1');
  });

  it('follows a component back to where it came from', () => {
    const changes = history.changesOf('acme-ui/Dialog');
    expect(changes.map(({ release, changes: all }) => [release, ...all.map(({ kind }) => kind)])).toEqual([
      ['1.2', 'moved', 'added'],
      ['1.1', 'added']
    ]);
    expect(history.changesOfProp('acme-ui/Dialog', 'size').map(({ release }) => release)).toEqual(['1.1']);
  });

  it('compares any two of its releases', () => {
    const kinds = (from: string, to: string) => history.changesBetween(from, to).map(({ kind }) => kind);
    expect(kinds('1.0', '1.2')).toHaveLength(kinds('1.2', '1.0').length);
    expect(() => kinds('1.0', '9.9')).toThrow('The release 9.9 is not stored. There are 1.0, 1.1, 1.2.');
  });

  it('stores little for a release that changes little', () => {
    const one = JSON.stringify(storeHistory(named(second))).length;
    expect(JSON.stringify(storeHistory(named(second, second, second))).length).toBeLessThan(one * 1.5);
  });
});
