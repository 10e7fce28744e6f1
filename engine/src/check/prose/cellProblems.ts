import { lineOf, plainText } from '../../content/markdown/nodes.ts';
import { error } from '../../content/problem.ts';
import type { Problem } from '../../model.ts';
import type { OwnPage } from './ownPage.ts';
import { wordsOf } from './words.ts';

/** Shorter cells may be names, units, or values, which are written as they are. */
const FEWEST_WORDS = 3;
/** A heading that its cells continue. */
const CONTINUED = /…\s*$/u;

/** Finds cells of tables that are phrases and start in lower case, unless they continue the heading of their column. */
export function cellProblems({ file, tokens }: OwnPage): Problem[] {
  let continued: boolean[] = [];
  let column = 0;
  let line = 1;
  return tokens.flatMap((token, index) => {
    // Cells have no place of their own.
    line = token.map ? lineOf(token) : line;
    const cell = tokens[index + 1];
    if (token.type === 'table_open') {
      continued = [];
    } else if (token.type === 'tr_open') {
      column = 0;
    } else if (token.type === 'th_open') {
      continued.push(CONTINUED.test(plainText(cell)));
      column++;
    } else if (token.type === 'td_open') {
      const first = cell?.children?.find(({ type, content }) => type !== 'text' || content.trim() !== '');
      const isLower = first?.type === 'text' && /^\s*\p{Ll}/u.test(first.content);
      const isContinued = continued[column++] === true;
      if (isLower && !isContinued && wordsOf(plainText(cell)).length >= FEWEST_WORDS) {
        const message = `The cell "${plainText(cell).trim()}" starts in lower case.`;
        const hint = 'Start it with a capital letter, or end the heading of its column with an ellipsis.';
        return [error('cell-case', message, { file, line }, hint)];
      }
    }
    return [];
  });
}
