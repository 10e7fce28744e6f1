import { describe, expect, it } from 'vitest';

import type { Change, ExportChange, ListedChange } from '../../src/history/change.ts';
import { type Codemod, codemodsBetween, commandsOf, createFixesOf } from '../../src/history/codemods.ts';

const href = 'https://acme.example/rule';

const CODEMOD: Codemod = {
  release: '2.0',
  command: 'npx acme-codemods ./src --only {rules} --fix',
  rules: {
    'tag-moved': { href, components: ['acme-ui/Tag'], exports: ['acme-ui/TagProps'] },
    'tag-props': { href, props: { 'acme-ui/Tag': ['isFlat', 'tone', 'label'] } }
  }
};

const NEW_TAG = 'acme-ui/next/Tag';
const MOVE: ListedChange = {
  subject: 'component',
  component: NEW_TAG,
  kind: 'moved',
  before: 'acme-ui/Tag',
  after: NEW_TAG
};

const prop = (kind: 'added' | 'removed' | 'renamed', name: string, before: string | null = null): ListedChange => ({
  subject: 'prop',
  component: NEW_TAG,
  prop: name,
  kind,
  before,
  after: null
});

function rulesFor(change: ListedChange | ExportChange, changes: readonly Change[] = [MOVE]): string[] {
  return createFixesOf([CODEMOD], changes)(change).map(({ rule }) => rule);
}

describe('codemods of changes', () => {
  it('finds them by the places and names that code had before', () => {
    expect(rulesFor(MOVE)).toEqual(['tag-moved']);
    expect(rulesFor(prop('removed', 'isFlat'))).toEqual(['tag-props']);
    expect(rulesFor(prop('renamed', 'color', 'tone'))).toEqual(['tag-props']);
    expect(
      rulesFor({ subject: 'export', export: 'acme-ui/TagProps', kind: 'removed', before: null, after: null })
    ).toEqual(['tag-moved']);
  });

  it('finds none for what needs no change of code, and for others of the same name', () => {
    expect(rulesFor(prop('added', 'label'))).toEqual([]);
    expect(rulesFor(prop('removed', 'isFlat'), [])).toEqual([]);
    expect(rulesFor({ ...MOVE, before: 'acme-ui/old/Tag' })).toEqual([]);
    expect(rulesFor({ ...MOVE, component: 'acme-ui/Tag', kind: 'deprecated', before: null, after: '' })).toEqual([]);
  });

  it('takes the codemods that lead beyond a release, up to another one', () => {
    const releases = ['1.9', '2.0', '2.1'].map((name) => ({ name }));
    const between = (from: string, to: string): number => codemodsBetween([CODEMOD], releases, from, to).length;
    expect(between('1.9', '2.0')).toBe(1);
    expect(between('1.9', '2.1')).toBe(1);
    expect(between('2.0', '2.1')).toBe(0);
    expect(between('2.1', '1.9')).toBe(0);
  });

  it('runs all rules of a codemod by one command, each once', () => {
    const fixesOf = createFixesOf([CODEMOD], [MOVE]);
    const fixes = [MOVE, prop('removed', 'isFlat'), prop('removed', 'label')].flatMap(fixesOf);
    expect(commandsOf(fixes)).toEqual(['npx acme-codemods ./src --only tag-moved,tag-props --fix']);
    expect(commandsOf([])).toEqual([]);
  });
});
