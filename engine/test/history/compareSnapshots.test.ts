import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Change } from '../../src/history/change.ts';
import { compareSnapshots } from '../../src/history/compareSnapshots.ts';
import type { Snapshot } from '../../src/history/snapshot.ts';
import { anySnapshot } from './anySnapshot.ts';
import { prop, snapshot, withButton } from './sampleSnapshot.ts';

const texts = (before: Snapshot, after: Snapshot): string[] =>
  compareSnapshots(before, after).map((change) => {
    const name = Object.entries(change)
      .filter(([key]) => ['component', 'prop', 'export', 'variable', 'token', 'icon', 'example'].includes(key))
      .map(([, value]) => String(value));
    return [
      ...name,
      change.kind,
      ...((change.before ?? change.after) ? [`${change.before}`, `${change.after}`] : [])
    ].join(' ');
  });

describe('properties', () => {
  it('are added, removed, and changed', () => {
    const before = withButton({
      old: prop('string'),
      size: prop("'sm' | 'lg'", { default: "'sm'" }),
      label: prop('string'),
      note: prop('string')
    });
    const after = withButton({
      extra: prop('number'),
      size: prop("'sm' | 'lg' | 'xl'", { default: "'lg'" }),
      label: prop('string', { required: true }),
      note: prop('string', { deprecated: 'Say nothing.' })
    });
    expect(texts(before, after)).toEqual([
      'acme-ui/Button old removed string null',
      'acme-ui/Button extra added null number',
      "acme-ui/Button size type 'sm' | 'lg' 'sm' | 'lg' | 'xl'",
      "acme-ui/Button size default 'sm' 'lg'",
      'acme-ui/Button label required optional required',
      'acme-ui/Button note deprecated null Say nothing.'
    ]);
  });

  it('have the same type in another order, with other quotes, and with undefined if they are optional', () => {
    const before = withButton({
      a: prop('"x" | React.ReactNode'),
      b: prop('(() => void) | string'),
      c: prop('() => A | B')
    });
    const after = withButton({
      a: prop("ReactNode | 'x' | undefined"),
      b: prop('string | (() => void)'),
      c: prop('() => B | A')
    });
    expect(texts(before, after)).toEqual(['acme-ui/Button c type () => A | B () => B | A']);
  });

  it('are renamed only if that is certain', () => {
    const named = { deprecated: 'Use isOpen instead.' };
    expect(texts(withButton({ shown: prop('boolean', named) }), withButton({ isOpen: prop('boolean') }))).toEqual([
      'acme-ui/Button isOpen renamed shown isOpen',
      'acme-ui/Button isOpen undeprecated Use isOpen instead. null'
    ]);
    expect(texts(withButton({ open: prop('boolean') }), withButton({ isOpen: prop('boolean') }))).toEqual([
      'acme-ui/Button isOpen renamed open isOpen'
    ]);
    expect(texts(withButton({ open: prop('boolean') }), withButton({ isOpen: prop('string') }))).toHaveLength(2);
    expect(texts(withButton({ shown: prop('boolean') }), withButton({ isActive: prop('boolean') }))).toHaveLength(2);
  });
});

describe('components', () => {
  const dialog = { props: { title: prop('string'), isOpen: prop('boolean') } };
  const newDialog = { props: { header: prop('ReactNode'), isOpen: prop('boolean'), onClose: prop('() => void') } };

  it('move to another entry point', () => {
    const before = snapshot({ components: { 'acme-ui/Dialog': dialog } });
    const after = snapshot({ components: { 'acme-ui/deprecated/Dialog': { ...dialog, deprecated: '' } } });
    expect(texts(before, after)).toEqual([
      'acme-ui/deprecated/Dialog moved acme-ui/Dialog acme-ui/deprecated/Dialog',
      'acme-ui/deprecated/Dialog deprecated'
    ]);
  });

  it('are told apart by their properties if another one takes their place', () => {
    const before = snapshot({ components: { 'acme-ui/Dialog': dialog, 'acme-ui/next/Dialog': newDialog } });
    const after = snapshot({ components: { 'acme-ui/Dialog': newDialog, 'acme-ui/deprecated/Dialog': dialog } });
    expect(texts(before, after)).toEqual([
      'acme-ui/Dialog moved acme-ui/next/Dialog acme-ui/Dialog',
      'acme-ui/deprecated/Dialog moved acme-ui/Dialog acme-ui/deprecated/Dialog'
    ]);
  });

  it('move with other properties, if no other one has their name', () => {
    const before = snapshot({ components: { 'acme-ui/Dialog': dialog } });
    const after = snapshot({
      components: {
        'acme-ui/deprecated/Dialog': { props: { ...newDialog.props, title: prop('ReactNode'), size: prop('number') } }
      }
    });
    expect(texts(before, after)[0]).toBe('acme-ui/deprecated/Dialog moved acme-ui/Dialog acme-ui/deprecated/Dialog');
    const unlike = snapshot({ components: { 'acme-ui/deprecated/Dialog': { props: { size: prop('number') } } } });
    expect(texts(before, unlike)).toEqual(['acme-ui/Dialog removed', 'acme-ui/deprecated/Dialog added']);
  });

  it('of packages that only one release has are not listed, but for those that moved', () => {
    const before = snapshot({ components: { 'acme-ui/Dialog': dialog } });
    const after = snapshot({
      packages: { 'acme-ui': '2.0.0', 'acme-extras': '1.0.0' },
      components: { 'acme-extras/Dialog': dialog, 'acme-extras/Chart': newDialog }
    });
    expect(compareSnapshots(before, after).map(({ subject, kind }) => `${subject} ${kind}`)).toEqual([
      'package added',
      'package version',
      'component moved'
    ]);
  });
});

it('says nothing of the way of a name that several modules export', () => {
  const before = snapshot({ exports: { 'acme-ui/DialogProps': {}, 'acme-ui/next/DialogProps': {} } });
  const after = snapshot({ exports: { 'acme-ui/DialogProps': {}, 'acme-ui/deprecated/DialogProps': {} } });
  expect(texts(before, after)).toEqual(['acme-ui/deprecated/DialogProps added', 'acme-ui/next/DialogProps removed']);
});

it('other names', () => {
  const before = snapshot({
    exports: { 'acme-ui/useOld': {}, 'acme-ui/useMoved': {} },
    variables: { 'acme-button': ['--acme-v1-button--Color', '--acme-v1-button--Old'] },
    tokens: { '--acme-color': { light: 'red', dark: 'pink' }, '--acme-size': { light: '4px' } },
    icons: { 'acme-ui': ['bell'] },
    examples: { '/components/button': { package: 'acme-ui', titles: ['Basic'] } }
  });
  const after = snapshot({
    exports: { 'acme-ui/next/useMoved': {}, 'acme-ui/useNew': {} },
    variables: { 'acme-button': ['--acme-v2-button--Color', '--acme-v2-button--New'] },
    tokens: { '--acme-color': { light: 'red', dark: 'blue' }, '--acme-space': { light: '8px' } },
    icons: { 'acme-ui': ['clock'] },
    examples: { '/components/button': { package: 'acme-ui', titles: ['Sizes'] } }
  });
  expect(texts(before, after)).toEqual([
    'acme-ui/next/useMoved moved acme-ui/useMoved acme-ui/next/useMoved',
    'acme-ui/useNew added',
    'acme-ui/useOld removed',
    '--acme-v1-button--Old removed',
    '--acme-v2-button--Color renamed --acme-v1-button--Color --acme-v2-button--Color',
    '--acme-v2-button--New added',
    '--acme-color value pink blue',
    '--acme-size removed 4px null',
    '--acme-space added null 8px',
    'bell removed',
    'clock added',
    'Basic removed',
    'Sizes added'
  ]);
});

it('takes a property for none of several that deprecations name', () => {
  const before = withButton({ old: prop('string', { deprecated: 'Use open.' }), size: prop('string') });
  const after = withButton({
    item: prop('string', { deprecated: 'Use size.' }),
    open: prop('string', { deprecated: 'Use size.' })
  });
  expect(texts(before, after)).toEqual([
    'acme-ui/Button old removed string null',
    'acme-ui/Button size removed string null',
    'acme-ui/Button item added null string',
    'acme-ui/Button open added null string'
  ]);
  expect(texts(after, before)).toEqual([
    'acme-ui/Button item removed string null',
    'acme-ui/Button open removed string null',
    'acme-ui/Button old added null string',
    'acme-ui/Button size added null string'
  ]);
});

/** The change that leads back. */
function mirrored(change: Change): object {
  const kinds: Record<string, string> = {
    added: 'removed',
    removed: 'added',
    deprecated: 'undeprecated',
    undeprecated: 'deprecated'
  };
  const { before, after, kind } = change;
  return { subject: change.subject, kind: kinds[kind] ?? kind, before: after, after: before };
}

const plain = ({ subject, kind, before, after }: Change): object => ({ subject, kind, before, after });
const sorted = (changes: readonly object[]): string[] => changes.map((change) => JSON.stringify(change)).toSorted();

describe('any two releases', () => {
  it('have no differences from themselves', () => {
    fc.assert(
      fc.property(anySnapshot, (any) => {
        expect(compareSnapshots(any, structuredClone(any))).toEqual([]);
      })
    );
  });

  it('differ in the same way in both directions', () => {
    fc.assert(
      fc.property(anySnapshot, anySnapshot, (a, b) => {
        expect(sorted(compareSnapshots(b, a).map(plain))).toEqual(sorted(compareSnapshots(a, b).map(mirrored)));
      })
    );
  });
});
