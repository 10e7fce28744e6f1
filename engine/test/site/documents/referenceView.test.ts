import { describe, expect, it, test } from 'vitest';

import { createRowNamer, cssVariablesView, foldCode } from '../../../src/site/documents/referenceView.ts';
import { makeSource } from '../../ui/acme.ts';
import type { CssVariableRow } from '../../../src/reference/cssVariables/rows.ts';

const NOWHERE = () => null;

const nameRow = (source = makeSource()) => createRowNamer(source);

function row(changes: Partial<CssVariableRow> = {}): CssVariableRow {
  return {
    selector: '.acme-knob',
    condition: null,
    property: '--acme-knob--Color',
    token: null,
    value: '#fff',
    values: [],
    isColor: true,
    themes: {},
    ...changes
  };
}

test('omits the theme of a value that applies to all themes', () => {
  const { rows } = cssVariablesView('acme-knob', 'acme-knob', [row()], NOWHERE, nameRow());
  expect(rows[0]?.values).toEqual([{ themes: [], value: '#fff', isColor: true, steps: [] }]);
});

test('shows each value once, with its themes', () => {
  const black = { value: '#000', values: ['var(--acme-dark)', '#000'], isColor: true };
  const { rows } = cssVariablesView(
    'acme-knob',
    'acme-knob',
    [row({ themes: { dark: black, highContrastDark: black } })],
    NOWHERE,
    nameRow()
  );
  expect(rows[0]?.values.map(({ themes, value }) => [value, themes])).toEqual([
    ['#fff', ['light', 'highContrast']],
    ['#000', ['dark', 'highContrastDark']]
  ]);
});

test('gives rows of the same property unique anchors', () => {
  const { rows } = cssVariablesView(
    'acme-knob',
    'acme-knob',
    [row(), row({ selector: '.acme-knob.large' })],
    NOWHERE,
    nameRow()
  );
  expect(rows.map(({ anchor }) => anchor)).toEqual(['--acme-knob--Color', '--acme-knob--Color-1']);
});

const linkInk = (name: string) => (name === '--acme-ink' ? '/tokens#--acme-ink' : null);

test('gives rows of several tables unique anchors, and keeps those of the author', () => {
  const source = makeSource({ anchors: ['--acme-knob--Color'] });
  const name = nameRow(source);
  const tables = ['acme-knob', 'acme-dial'].map((prefix) => cssVariablesView(prefix, prefix, [row()], NOWHERE, name));
  expect(tables.flatMap(({ rows }) => rows.map(({ anchor }) => anchor))).toEqual([
    '--acme-knob--Color-1',
    '--acme-knob--Color-2'
  ]);
});

test('links the tokens in the steps of a value', () => {
  const themed = row({ values: ['--acme-ink', '--other', '#fff'] });
  const { rows } = cssVariablesView('acme-knob', 'acme-knob', [themed], linkInk, nameRow());
  const link = { text: '--acme-ink', href: '/tokens#--acme-ink', definition: null };
  expect(rows[0]?.values[0]?.steps).toEqual([[link], ['--other'], ['#fff']]);
});

const code = (lines: number): string => `<pre><code>${'knob\n'.repeat(lines)}</code></pre>`;

describe('foldCode', () => {
  it('collapses long code only', () => {
    expect(foldCode(`<p>Text</p>${code(3)}${code(20)}`)).toBe(
      `<p>Text</p>${code(3)}<details><summary>Code, 20 lines</summary>${code(20)}</details>`
    );
  });
});
