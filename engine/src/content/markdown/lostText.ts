import type { Token } from 'markdown-it';

import type { Problem } from '../../model.ts';
import { warning } from '../problem.ts';
import { lineOf } from './nodes.ts';

/** What quotations put before the text of a line. */
const QUOTE = /^[\s>]*/;

/**
 * Reports what the rules of Markdown take away without a word: cells of a row that the table has no columns for, and all
 * that follows a fence that nothing closes, which is code.
 * @param lines of the file
 */
export function lostText(tokens: readonly Token[], lines: readonly string[], file: string): Problem[] {
  let columns = 0;
  return tokens.flatMap((token) => {
    switch (token.type) {
      case 'thead_open':
        columns = 0;
        return [];
      case 'th_open':
        columns++;
        return [];
      case 'tr_open':
        return token.map && columns > 0 ? surplusCells(token, columns, { lines, file }) : [];
      case 'fence':
        return openFence(token, { lines, file });
      default:
        return [];
    }
  });
}

interface Source {
  lines: readonly string[];
  file: string;
}

function surplusCells(row: Token, columns: number, { lines, file }: Source): Problem[] {
  const line = lineOf(row);
  const text = (lines[line - 1] ?? '').replace(QUOTE, '').replace(/^\|/, '');
  // A bar ends a cell, also within code, unless a backslash is before it.
  const cells = text.split(/(?<!\\)\|/);
  const lost = cells.slice(columns).map((cell) => cell.trim());
  return lost.every((cell) => cell === '')
    ? []
    : [
        warning(
          'surplus-cells',
          `The row has more cells than the table has columns: readers don't see "${lost.filter((cell) => cell !== '').join(' | ')}".`,
          { file, line },
          String.raw`Write \| for a bar in a cell, also in code, or add a column.`
        )
      ];
}

function openFence(fence: Token, { lines, file }: Source): Problem[] {
  const [start, end] = fence.map ?? [0, 0];
  const last = (lines[end - 1] ?? '').replace(QUOTE, '').trimEnd();
  const [sign = ''] = fence.markup;
  const isClosed = end - 1 > start && last.length >= fence.markup.length && last === sign.repeat(last.length);
  return isClosed || fence.content.trim() === ''
    ? []
    : [
        warning(
          'open-fence',
          'Nothing closes this fence: what follows is code.',
          { file, line: start + 1 },
          `Add a line "${fence.markup}" after the code.`
        )
      ];
}
