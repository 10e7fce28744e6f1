import { lineOf, plainText } from '../../content/markdown/nodes.ts';
import { error } from '../../content/problem.ts';
import type { Problem } from '../../model.ts';
import type { OwnPage } from '../prose/ownPage.ts';

/** Heading of the first column of a table that says when to use something else. */
const COUNTER_CASE = /^don['’]t use it when$/i;

/**
 * Finds rows of tables about when not to use something that name no alternative: the last cell has to have a link. Whether
 * its page exists is checked with all links.
 */
export function decisionProblems({ file, tokens }: OwnPage): Problem[] {
  let isDecision = false;
  let column = 0;
  let [text, line, hasLink] = ['', 1, false];
  return tokens.flatMap((token, index) => {
    const cell = tokens[index + 1];
    switch (token.type) {
      case 'table_open':
        isDecision = false;
        return [];
      case 'tr_open':
        [column, line] = [0, lineOf(token)];
        return [];
      case 'th_open':
        isDecision ||= column === 0 && COUNTER_CASE.test(plainText(cell).trim());
        column++;
        return [];
      case 'td_open':
        text = column === 0 ? plainText(cell).trim() : text;
        hasLink = (cell?.children ?? []).some(({ type }) => type === 'link_open');
        column++;
        return [];
      case 'tr_close': {
        if (!isDecision || hasLink || column === 0 || tokens[index - 1]?.type !== 'td_close') {
          return [];
        }
        const message = `The case "${text}" has no link to an alternative.`;
        return [error('decision-link', message, { file, line }, 'Link to the page to use in its last cell.')];
      }
      default:
        return [];
    }
  });
}
