import { describe, expect, it } from 'vitest';

import { openHistory } from '../../../src/history/history.ts';
import type { Snapshot } from '../../../src/history/snapshot.ts';
import { storeHistory } from '../../../src/history/storeHistory.ts';
import type { TabReference } from '../../../src/reference/siteReference.ts';
import { createChangesOfTab, lastChange } from '../../../src/site/documents/tabChanges.ts';
import { changesNodes } from '../../../src/twin/changes.ts';
import { writeMarkdown } from '../../../src/twin/writeMarkdown.ts';
import { prop, snapshot } from '../../history/sampleSnapshot.ts';

const historyOf = (...snapshots: Snapshot[]) =>
  openHistory(storeHistory(snapshots.map((each, index) => ({ name: `1.${index}`, snapshot: each }))));

const entryOf = (id: string) => ({
  name: id.replace(/.*\//, ''),
  entry: { kind: 'component', id, name: id.replace(/.*\//, '') }
});
const tab = (...ids: string[]) => ({ names: ids.map(entryOf) }) as unknown as TabReference;

const variables = (count: number) => Array.from({ length: count }, (_, index) => `--acme-card--${index + 10}`);

const history = historyOf(
  snapshot({ components: { 'acme-ui/next/Card': { props: { size: prop('string'), old: prop('string') } } } }),
  snapshot({
    components: {
      'acme-ui/Card': {
        props: { size: prop("'s' | 'm'", { default: "'s'" }), old: prop('string', { deprecated: 'Use `size`.' }) }
      },
      'acme-ui/Chip': { props: {} }
    },
    variables: { 'acme-card': variables(14), 'acme-chip': ['--acme-chip--Color'] }
  }),
  snapshot({
    components: {
      'acme-ui/Card': { props: { size: prop("'s' | 'm'", { required: true }), isOpen: prop('boolean') } },
      'acme-ui/Chip': { props: {} }
    },
    variables: { 'acme-card': variables(13), 'acme-chip': ['--acme-chip--Color'] }
  })
);

describe('the changes of a tab', () => {
  it('are those of its components and CSS variables, by release', () => {
    const releases = createChangesOfTab(history, [])({ cssPrefix: ['acme-card'] }, tab('acme-ui/Card'));
    expect(writeMarkdown(changesNodes(releases))).toBe(
      [
        '### Release 1.2',
        '',
        '- Card: `old` removed',
        '- Card: `isOpen` added: `boolean`',
        "- Card: Default of `size`: `'s'` → none",
        '- Card: `size` is now required',
        '- acme-card: 1 CSS variable removed: `--acme-card--23`',
        '',
        '### Release 1.1',
        '',
        '- Card: Moved from `acme-ui/next` to `acme-ui`',
        '- Card: `old` deprecated: Use `size`.',
        "- Card: Type of `size`: `string` → `'s' | 'm'`",
        "- Card: Default of `size`: none → `'s'`",
        `- acme-card: 14 CSS variables added: ${variables(12)
          .map((name) => `\`${name}\``)
          .join(', ')}, and 2 more`,
        ''
      ].join('\n')
    );
  });

  it('name the codemods of their release, and the command that runs them, in Markdown too', () => {
    const rule = { href: 'https://acme.example/old', props: { 'acme-ui/Card': ['old'] } };
    const codemod = { release: '1.2', command: 'npx acme --only {rules}', rules: { 'card-old': rule } };
    const text = writeMarkdown(
      changesNodes(createChangesOfTab(history, [codemod])({ cssPrefix: [] }, tab('acme-ui/Card')))
    );
    expect(text).toContain('- Card: `old` removed (Codemod: [`card-old`](https://acme.example/old))\n');
    expect(text).toContain('- Card: To change your code, run `npx acme --only card-old`\n');
    expect(text.match(/Codemod/g)).toHaveLength(1);
  });

  it('are none if nothing on it changed', () => {
    expect(createChangesOfTab(history, [])({ cssPrefix: [] }, tab('acme-ui/Missing'))).toEqual([]);
  });
});

it('knows the last release that changed a property', () => {
  const changed = ['size', 'old', 'isOpen'].map((prop) => [prop, lastChange(history, 'acme-ui/Card', prop)]);
  expect(changed).toEqual([
    ['size', '1.2'],
    ['old', '1.1'],
    ['isOpen', null]
  ]);
});
