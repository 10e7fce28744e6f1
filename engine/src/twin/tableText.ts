import type { Html, Nodes, PhrasingContent } from 'mdast';

import { mapNodesOf } from './mapNodes.ts';
import { writeNode } from './writeMarkdown.ts';

/** A cell: Markdown that is written already. */
export type CellText = string;

/**
 * A table whose cells are written already, as reference tables are: thousands of rows take seconds as trees.
 * @param rows the first is the head
 */
export function tableText(rows: readonly (readonly CellText[])[]): Html {
  const [head = [], ...others] = rows;
  const lines = [head, head.map(() => '-'), ...others].map((cells) =>
    `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |')
  );
  return { type: 'html', value: lines.join('\n') };
}

/** Code in a cell, on one line. */
export function codeCell(value: string): CellText {
  const line = value.replaceAll(/\s+/g, ' ').trim();
  if (line === '') {
    return '';
  }
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const space = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return fence + space + line.replaceAll('|', String.raw`\|`) + space + fence;
}

/** A sentence in a cell. Line breaks, which a cell can't have, become spaces. */
export function sentenceCell(children: readonly PhrasingContent[]): CellText {
  if (children.length === 0) {
    return '';
  }
  const row = writeNode({
    type: 'table',
    children: [{ type: 'tableRow', children: [{ type: 'tableCell', children: mapNodesOf(children, onOneLine) }] }]
  });
  return (row.split('\n', 1)[0] ?? '').replace(/^\| ?/, '').replace(/ ?\|$/, '');
}

function onOneLine(node: Nodes): Nodes {
  return 'value' in node ? { ...node, value: node.value.replaceAll(/\s*\n\s*/g, ' ') } : node;
}
