import { expect, it } from 'vitest';

import { listsVariants, variantProblems } from '../../src/check/variantProblems.ts';
import type { Entry } from '../../src/reference/entry.ts';
import { makeExample } from '../ui/acme.ts';

const LIGHT = {
  name: 'light',
  type: "'dim' | 'bright'",
  defaultValue: "'dim'",
  description: '',
  required: false,
  deprecated: false,
  deprecatedMessage: '',
  beta: false,
  betaMessage: '',
  types: []
};

const LAMP: Entry = {
  kind: 'component',
  id: 'acme/Lamp',
  name: 'Lamp',
  package: 'acme',
  importLine: null,
  description: '',
  deprecated: false,
  deprecatedMessage: '',
  beta: false,
  betaMessage: '',
  props: [LIGHT],
  inherited: [],
  external: [],
  native: null,
  typeParameters: [],
  parts: []
};

const ROW = (value: string, use = 'For a reason.'): string =>
  `<tr data-value="${value}"><th>${value}</th><td data-use="">${use}</td></tr>`;

function messagesOf(rows: string, initial = 'dim', name = 'Lamp.light'): string[] {
  const html = `<table data-variants="${name}" data-initial="${initial}">${rows}</table>`;
  expect(listsVariants(html)).toBe(true);
  return variantProblems(makeExample(), html, [LAMP]).map(({ message, location }) => {
    expect(location).toMatchObject({ file: '/acme/knob.md' });
    return message.replace('The figure "Basic" ', '');
  });
}

it('accepts a table of all values in the order of the type', () => {
  expect(messagesOf(ROW('dim') + ROW('bright'))).toEqual([]);
});

it.each([
  ['a missing value', ROW('dim'), ['has no use for "bright" of Lamp.light.']],
  ['another value', ROW('dim') + ROW('bright') + ROW('red'), ['has a use for "red", which Lamp.light doesn’t have.']],
  ['another order', ROW('bright') + ROW('dim'), ['has another order than Lamp.light.']],
  ['a value without a use', ROW('dim', '') + ROW('bright'), ['describes "dim" in 0 words.']],
  ['a long use', ROW('dim') + ROW('bright', 'a '.repeat(15)), ['describes "bright" in 15 words.']]
])('reports %s', (_, rows, messages) => {
  expect(messagesOf(rows)).toEqual(messages);
});

it('reports another default, and a prop that the reference does not list', () => {
  expect(messagesOf(ROW('dim') + ROW('bright'), 'bright')).toEqual(['marks another default than that of Lamp.light.']);
  expect(messagesOf('', 'dim', 'Lamp.shade')).toEqual([
    'lists the values of Lamp.shade, which the reference doesn’t have.'
  ]);
});
