import type { RootContent } from 'mdast';

import { shortNumbers } from '../core/shortNumbers.ts';
import * as texts from '../core/texts.ts';
import type { CssVariableRow } from '../reference/cssVariables/rows.ts';
import { heading } from './nodes.ts';
import { type CellText, codeCell, tableText } from './tableText.ts';

/** A prefix of CSS variables with its rows, in source order. */
export interface PrefixRows {
  prefix: string;
  rows: readonly CssVariableRow[];
}

/**
 * Returns the sections of a tab's CSS variables: a heading of the third level for each prefix, and a table with the value
 * in the first theme, and those of themes that differ.
 * @param labelOf name of a theme for readers
 */
export function variablesNodes(prefixes: readonly PrefixRows[], labelOf: (theme: string) => string): RootContent[] {
  return prefixes.flatMap(({ prefix, rows }) => [
    heading(3, prefix),
    tableText([
      [texts.reference.variable, texts.reference.selector, texts.reference.value],
      ...rows.map((row) => [
        codeCell(row.property),
        codeCell(row.condition === null ? row.selector : `${row.condition} ${row.selector}`),
        valueCell(row, labelOf)
      ])
    ])
  ]);
}

/** `#fff; Dark / Dark, high contrast: #000`. What a value refers to stands before it. */
function valueCell({ value, values, themes }: CssVariableRow, labelOf: (theme: string) => string): CellText {
  const [written] = values;
  const plain =
    written === undefined || written === value ? numbersCell(value) : `${numbersCell(written)} = ${numbersCell(value)}`;
  const byValue = Map.groupBy(themes, (other) => other.value);
  byValue.delete(value);
  const others = [...byValue].map(([other, same]) => {
    const labels = same.flatMap(({ names }) => names.map(labelOf));
    return `${labels.join(' / ')}: ${numbersCell(other)}`;
  });
  return [plain, ...others].join('; ');
}

/** Values have the numbers that pages show. */
function numbersCell(value: string): CellText {
  return codeCell(shortNumbers(value));
}
