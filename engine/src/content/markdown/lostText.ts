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
        return token.map && columns > 0 ? surplusCells(lineOf(token), columns, { lines, file }) : [];
      case 'fence': {
        const [start, end] = token.map ?? [0, 0];
        const { markup, content } = token;
        return openFence({ first: start + 1, last: end, markup, content }, { lines, file });
      }
      default:
        return [];
    }
  });
}

/** A file and its lines. */
interface Source {
  lines: readonly string[];
  file: string;
}

/** Reports the cells of a row that its table has no columns for. @param line of the row, from 1 */
export function surplusCells(line: number, columns: number, { lines, file }: Source): Problem[] {
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

/** A block of code between fences. */
interface FencedCode {
  /** Its lines, from 1, the fences included. */
  first: number;
  last: number;
  /** The signs of the opening fence. */
  markup: string;
  content: string;
}

/** Reports a fence that nothing closes, and that has text after it. */
export function openFence({ first, last, markup, content }: FencedCode, { lines, file }: Source): Problem[] {
  const end = (lines[last - 1] ?? '').replace(QUOTE, '').trimEnd();
  const [sign = ''] = markup;
  const isClosed = last > first && end.length >= markup.length && end === sign.repeat(end.length);
  return isClosed || content.trim() === ''
    ? []
    : [
        warning(
          'open-fence',
          'Nothing closes this fence: what follows is code.',
          { file, line: first },
          `Add a line "${markup}" after the code.`
        )
      ];
}
