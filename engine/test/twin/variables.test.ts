import { expect, it } from 'vitest';

import type { CssVariableRow } from '../../src/reference/cssVariables/rows.ts';
import { variablesNodes } from '../../src/twin/variables.ts';
import { writeMarkdown } from '../../src/twin/writeMarkdown.ts';

const other = (value: string, ...names: string[]) => ({ names, value, values: [], isColor: true });

function textOf(changes: Partial<CssVariableRow>): string {
  const row: CssVariableRow = {
    selector: '.acme-knob',
    property: '--acme-knob--Color',
    token: null,
    condition: null,
    value: '#fff',
    values: [],
    isColor: true,
    themes: [],
    ...changes
  };
  return writeMarkdown(variablesNodes([{ prefix: 'acme-knob', rows: [row] }], (name) => name.replace('+', ', ')));
}

it('has a heading for each prefix, and a row for each variable', () => {
  expect(textOf({ values: ['--acme-white', '#fff'], condition: '@media print' })).toBe(
    [
      '### acme-knob',
      '',
      '| Variable | Selector | Value |',
      '| - | - | - |',
      '| `--acme-knob--Color` | `@media print .acme-knob` | `--acme-white` = `#fff` |',
      ''
    ].join('\n')
  );
});

it('lists each further value once, with its themes', () => {
  const themes = [other('#000', 'dark', 'dark+loud'), other('red', 'loud'), other('#000', 'dark+calm')];
  expect(textOf({ themes })).toContain('`#fff`; dark / dark, loud / dark, calm: `#000`; loud: `red` |');
});

it('leaves out values that differ in what they refer to alone', () => {
  expect(textOf({ themes: [{ ...other('#fff', 'dark'), values: ['--acme-ink', '#fff'] }] })).toContain('| `#fff` |');
});

it('writes numbers as pages do', () => {
  expect(textOf({ value: 'rgb(0, 0, 0, 0.1500)', themes: [other('0.50', 'dark')] })).toContain(
    '| `rgb(0, 0, 0, 0.15)`; dark: `0.5` |'
  );
});
