import { describe, expect, it, test } from 'vitest';

import { cssVariablesView, foldCode } from '../../../src/site/documents/referenceView.ts';
import type { CssVariableRow } from '../../../src/reference/cssVariables/rows.ts';

const NOWHERE = () => null;

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
  const { rows } = cssVariablesView('acme-knob', 'acme-knob', [row()], NOWHERE);
  expect(rows[0]?.values).toEqual([{ themes: [], value: '#fff', isColor: true, steps: [] }]);
});

test('shows each value once, with its themes', () => {
  const black = { value: '#000', values: ['var(--acme-dark)', '#000'], isColor: true };
  const { rows } = cssVariablesView(
    'acme-knob',
    'acme-knob',
    [row({ themes: { dark: black, highContrastDark: black } })],
    NOWHERE
  );
  expect(rows[0]?.values.map(({ themes, value }) => [value, themes])).toEqual([
    ['#fff', ['light', 'highContrast']],
    ['#000', ['dark', 'highContrastDark']]
  ]);
});

test('gives rows of the same property unique anchors', () => {
  const { rows } = cssVariablesView('acme-knob', 'acme-knob', [row(), row({ selector: '.acme-knob.large' })], NOWHERE);
  expect(rows.map(({ anchor }) => anchor)).toEqual(['--acme-knob--Color', '--acme-knob--Color-1']);
});

test('links the tokens in the steps of a value', () => {
  const themed = row({ values: ['--acme-ink', '--other', '#fff'] });
  const { rows } = cssVariablesView('acme-knob', 'acme-knob', [themed], (name) =>
    name === '--acme-ink' ? '/tokens#--acme-ink' : null
  );
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
