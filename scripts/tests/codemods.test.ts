import { expect, it } from 'vitest';

import type { Change } from '../../engine/src/history/change.ts';
import { codemodRules } from '../codemods/codemodRules.ts';
import { mendedChanges, type RuleRunner } from '../codemods/mendedChanges.ts';

const changes: Change[] = [
  { subject: 'component', component: 'acme/next/Tag', kind: 'moved', before: 'acme/Tag', after: 'acme/next/Tag' },
  { subject: 'prop', component: 'acme/Card', prop: 'isFlat', kind: 'removed', before: 'boolean', after: null },
  { subject: 'prop', component: 'acme/Card', prop: 'tone', kind: 'type', before: "'cyan' | 'red'", after: "'red'" },
  { subject: 'prop', component: 'acme/Row', prop: 'isOpen', kind: 'removed', before: 'boolean', after: null },
  { subject: 'prop', component: 'acme/Card', prop: 'size', kind: 'added', before: null, after: 'string' },
  { subject: 'component', component: 'acme/Old', kind: 'removed', before: null, after: null }
];

/** Rules as replacements of text. */
const RULES: Record<string, [RegExp, string]> = {
  'tag-moved': [/(import \{ Tag \} from )"acme"/, '$1"acme/next"'],
  'card-flat': [/ isFlat(?:=\S+)?(?= )/, ''],
  'card-cyan': [/tone="cyan"/, 'tone="red"'],
  // Needs the part around it.
  'row-open': [/<Rows><Row isOpen \/>/, '<Rows isOpen><Row />'],
  'old-marked': [/<Old \/>/, '<Old data-marked />']
};

const runner: RuleRunner = {
  offers: (code) => Object.entries(RULES).flatMap(([name, [pattern]]) => (pattern.test(code) ? [name] : [])),
  fix: (code, rule) => code.replace(...(RULES[rule] ?? [/^/, '']))
};

it('finds out by trying which rules mend which changes', () => {
  const example = 'import { Row, Rows } from "acme";\nexport const rows = <Rows><Row isOpen /></Rows>;\n';
  expect(codemodRules(mendedChanges(changes, runner, [example]))).toEqual({
    'card-cyan': { props: { 'acme/Card': ['tone'] } },
    'card-flat': { props: { 'acme/Card': ['isFlat'] } },
    'row-open': { props: { 'acme/Row': ['isOpen'] } },
    'tag-moved': { components: ['acme/Tag'] }
  });
});
