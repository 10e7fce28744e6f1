import { describe, expect, it } from 'vitest';

import type { ChangeSentence } from '../../../src/core/releaseChanges.ts';
import { openHistory } from '../../../src/history/history.ts';
import { storeHistory } from '../../../src/history/storeHistory.ts';
import { releaseChangesOf } from '../../../src/site/documents/releaseChanges.ts';
import { prop, snapshot } from '../../history/sampleSnapshot.ts';

const before = snapshot({
  components: { 'acme-ui/Card': { props: { size: prop('string'), old: prop('string') } } },
  exports: { 'acme-ui/useOld': {}, 'acme-ui/useMoved': {} },
  tokens: { '--acme-color': { light: 'red', dark: 'pink' }, '--acme-size': { light: '4px' } },
  icons: { 'acme-ui': ['bell'] },
  examples: {
    '/components/card': { package: 'acme-ui', titles: ['Basic'] },
    '/gone': { package: 'acme-ui', titles: ['A'] }
  }
});
const after = snapshot({
  packages: { 'acme-ui': '1.1.0' },
  components: {
    'acme-ui/Card': { props: { size: prop('string', { default: "'s'" }) } },
    'acme-ui/Chip': { props: {} }
  },
  exports: { 'acme-ui/useOld': { deprecated: 'Use useNew.' }, 'acme-ui/next/useMoved': {} },
  variables: { 'acme-card': ['--acme-card--Color'] },
  tokens: { '--acme-color': { light: 'red', dark: 'blue' }, '--acme-space': { light: '8px' } },
  icons: { 'acme-ui': ['bell', 'clock'] },
  examples: { '/components/card': { package: 'acme-ui', titles: ['Basic', 'Sizes', 'Colors'] } }
});
const history = openHistory(
  storeHistory([
    { name: '1.0', snapshot: before },
    { name: '1.1', snapshot: after }
  ])
);
const places = {
  pageOf: (id: string) => (id === 'acme-ui/Card' ? '/components/card' : null),
  tabAt: (address: string) => (address === '/gone' ? null : { title: 'Card', path: address }),
  themeLabel: (theme: string) => theme.toUpperCase()
};

function filled({ text, values, message }: ChangeSentence): string {
  const shown = text.replace(/\{(\w+)\}/g, (_, name: string) => [values[name] ?? 'none'].flat().join(', '));
  return message === null ? shown : `${shown}: ${message}`;
}

describe('what a release changed', () => {
  it('is listed by kinds of things, with what can break code first', () => {
    const view = releaseChangesOf(history, '1.1', places, []);
    expect(view?.before).toBe('1.0');
    expect(
      view?.parts.map(({ kind, groups }) => [
        kind,
        ...groups.map(({ name, href, changes }) => `${name} ${href ?? '-'} ${changes.map(filled).join('; ')}`)
      ])
    ).toEqual([
      ['breaking', 'Card (acme-ui) /components/card old removed'],
      ['components', "Card (acme-ui) /components/card Default of size: none → 's'", 'Chip (acme-ui) - New component'],
      [
        'exports',
        'acme-ui - useOld deprecated: Use useNew.',
        'acme-ui/next - useMoved moved from acme-ui to acme-ui/next'
      ],
      ['tokens', 'All themes - 1 added: --acme-space; 1 removed: --acme-size', 'DARK - --acme-color: pink → blue'],
      ['variables', 'acme-card - 1 added: --acme-card--Color'],
      ['icons', 'acme-ui - 1 added: clock'],
      ['examples', 'Card /components/card Added: Colors and Sizes', '/gone - Removed: A'],
      ['packages', 'acme-ui - 1.0.0 → 1.1.0']
    ]);
  });

  it('names the codemods that lead to it, and the command that runs them', () => {
    const rule = { href: 'https://acme.example/old', props: { 'acme-ui/Card': ['old'] } };
    const codemod = { release: '1.1', command: 'npx acme --only {rules}', rules: { 'card-old': rule } };
    const groups = releaseChangesOf(history, '1.1', places, [codemod])?.parts[0]?.groups;
    expect(groups?.[0]?.changes[0]?.codemods).toEqual([{ name: 'card-old', href: rule.href }]);
    expect(groups?.[0]?.commands).toEqual(['npx acme --only card-old']);
    const other = releaseChangesOf(history, '1.1', places, [{ ...codemod, release: '1.0' }])?.parts[0]?.groups;
    expect(other?.[0]?.commands).toBeUndefined();
  });

  it('is unknown of the oldest release, and of one that is not stored', () => {
    expect(releaseChangesOf(history, '1.0', places, [])).toBeNull();
    expect(releaseChangesOf(history, '2.0', places, [])).toBeNull();
  });
});
