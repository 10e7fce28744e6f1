import type { Element } from 'hast';

import type { Problem } from '../../model.ts';
import { openFence, surplusCells } from '../markdown/lostText.ts';
import { isFence, lineOf, type MdxNode, withDescendants } from './mdxNodes.ts';

/** The signs of a fence, behind those of quotations and lists. */
const FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})/;

/** Reports what the rules of Markdown take away without a word, as in other Markdown. @param lines of the file */
export function lostInMdx(nodes: readonly MdxNode[], lines: readonly string[], file: string): Problem[] {
  return nodes.flatMap(withDescendants).flatMap((node) => {
    if (node.type !== 'element' || node.data?.isRaw === true || node.position === undefined) {
      return [];
    }
    const { start, end } = node.position;
    if (isFence(node)) {
      const [, markup] = FENCE.exec(lines[start.line - 1] ?? '') ?? [];
      const code = { first: start.line, last: end.line, content: node.data.fence.code };
      return markup === undefined ? [] : openFence({ ...code, markup }, { lines, file });
    }
    return node.tagName === 'table' ? lostCells(node, lines, file) : [];
  });
}

function lostCells(table: Element, lines: readonly string[], file: string): Problem[] {
  const rows = withDescendants(table).filter((node) => node.type === 'element' && node.tagName === 'tr');
  const [header] = rows;
  const columns = header?.type === 'element' ? header.children.filter(({ type }) => type === 'element').length : 0;
  return rows.flatMap((row) => surplusCells(lineOf(row), columns, { lines, file }));
}
