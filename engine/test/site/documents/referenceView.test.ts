import { describe, expect, it, test } from 'vitest';

import { createRowNamer, cssVariablesView, foldCode } from '../../../src/site/documents/referenceView.ts';
import { makeSource } from '../../ui/acme.ts';
import type { CssVariableRow } from '../../../src/reference/cssVariables/rows.ts';

const NO_VALUES = () => [];

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

test('shows the values of each row', () => {
  const valuesOf = ({ value, isColor }: CssVariableRow) => [{ themes: [], value, isColor, steps: [] }];
  const { rows } = cssVariablesView('acme-knob', 'acme-knob', [row(), row({ value: '#000' })], valuesOf, nameRow());
  expect(rows.map(({ values }) => values)).toEqual(
    ['#fff', '#000'].map((value) => [{ themes: [], value, isColor: true, steps: [] }])
  );
});

test('gives rows of the same property unique anchors', () => {
  const { rows } = cssVariablesView(
    'acme-knob',
    'acme-knob',
    [row(), row({ selector: '.acme-knob.large' })],
    NO_VALUES,
    nameRow()
  );
  expect(rows.map(({ anchor }) => anchor)).toEqual(['--acme-knob--Color', '--acme-knob--Color-1']);
});

test('gives rows of several tables unique anchors, and keeps those of the author', () => {
  const source = makeSource({ anchors: ['--acme-knob--Color'] });
  const name = nameRow(source);
  const tables = ['acme-knob', 'acme-dial'].map((prefix) => cssVariablesView(prefix, prefix, [row()], NO_VALUES, name));
  expect(tables.flatMap(({ rows }) => rows.map(({ anchor }) => anchor))).toEqual([
    '--acme-knob--Color-1',
    '--acme-knob--Color-2'
  ]);
});

const code = (lines: number): string => `<pre><code>${'knob\n'.repeat(lines)}</code></pre>`;

describe('foldCode', () => {
  it('collapses long code only', () => {
    expect(foldCode(`<p>Text</p>${code(3)}${code(20)}`)).toBe(
      `<p>Text</p>${code(3)}<details><summary>Code, 20 lines</summary>${code(20)}</details>`
    );
  });
});
