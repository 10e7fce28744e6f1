import type { Token } from 'markdown-it';
import { plainText } from '../../content/markdown/nodes.ts';

/** Headings of columns that show what not to write. */
const HEADING = /^(?:before|instead of|not|avoid|don['’]t)$/i;

/** The texts of tables that stand there as what not to write, to be compared with their neighbors. */
export function counterexamples(tokens: readonly Token[]): Set<Token> {
  const found = new Set<Token>();
  let marked = new Set<number>();
  let column = 0;
  for (const [index, { type }] of tokens.entries()) {
    const text = tokens[index + 1];
    if (type === 'table_open') {
      marked = new Set();
    } else if (type === 'tr_open') {
      column = 0;
    } else if (type === 'th_open') {
      if (HEADING.test(plainText(text).trim())) {
        marked.add(column);
      }
      column++;
    } else if (type === 'td_open') {
      if (text && marked.has(column)) {
        found.add(text);
      }
      column++;
    }
  }
  return found;
}
