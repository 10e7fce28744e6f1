import { describe, expect, it, test } from 'vitest';

import {
  createRowNamer,
  cssVariablesView,
  entryView,
  type SinceOf
} from '../../../src/site/documents/referenceView.ts';
import type { Entry } from '../../../src/reference/entry.ts';
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
    themes: [],
    ...changes
  };
}

/** An interface with one property. */
function interfaceWith(description: string): Entry {
  const notes = { deprecated: false, deprecatedMessage: '', beta: false, betaMessage: '' };
  const prop = { name: 'size', type: 'number', defaultValue: null, description, required: false, types: [], ...notes };
  const place = { id: 'acme/KnobProps', name: 'KnobProps', package: 'acme', importLine: null, description: '' };
  const others = { inherited: [], external: [], native: null, typeParameters: [] };
  return { kind: 'interface', ...place, ...notes, props: [prop], ...others };
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

describe('the description of a property', () => {
  const described = (description: string): string => {
    const { content } = entryView('knob', interfaceWith(description), () => null);
    return content.kind === 'props' ? (content.rows[0]?.descriptionHtml ?? '') : '';
  };
  const fence = (lines: number): string => `\`\`\`\n${'knob\n'.repeat(lines)}\`\`\``;
  const code = (lines: number): string => `<pre><code>${'knob\n'.repeat(lines)}</code></pre>`;

  it('has its long code collapsed', () => {
    expect(described(`Text\n\n${fence(3)}\n\n${fence(20)}`)).toBe(
      `<p>Text</p>\n${code(3)}\n<details><summary>Code, 20 lines</summary>${code(20)}</details>`
    );
  });
});

test('says since when there are properties and variables, and what changed them', () => {
  const sinceOf = (named: Parameters<SinceOf>[0]) => JSON.stringify(named);
  const changedOf = (component: string, prop: string) => ({ release: '2.0', anchor: `${component} ${prop}` });
  const { content } = entryView(null, interfaceWith(''), () => null, { history: { sinceOf, changedOf } });
  expect(content.kind === 'props' && content.rows.map(({ since, changed }) => [since, changed])).toEqual([
    ['{"subject":"prop","component":"acme/KnobProps","prop":"size"}', { release: '2.0', anchor: 'acme/KnobProps size' }]
  ]);
  const { rows } = cssVariablesView('acme-knob', 'acme-knob', [row()], NO_VALUES, nameRow(), sinceOf);
  expect(rows.map(({ since }) => since)).toEqual(['{"subject":"variable","variable":"--acme-knob--Color"}']);
});
