import type { Code, Html, List, ListItem, RootContent } from 'mdast';

import { writeNode } from './writeMarkdown.ts';

/** Assistants cut off longer files. */
export const MOST_CHARACTERS = 50_000;

/** An empty line after each node. */
const BREAK = 2;

/**
 * Divides nodes into parts of limited length, in order. Tables, lists, and blocks of code that are longer continue in the
 * next part; a heading stays with what follows it.
 * @param most characters of a part
 */
export function divide(nodes: readonly RootContent[], most: number): RootContent[][] {
  const parts: RootContent[][] = [];
  let current: RootContent[] = [];
  let length = 0;
  const close = (): void => {
    const headings = trailingHeadings(current);
    const whole = current.slice(0, current.length - headings.length);
    if (whole.length > 0) {
      parts.push(whole);
    }
    current = headings;
    length = lengthOf(headings);
  };
  for (const node of nodes.flatMap((long) => pieces(long, most))) {
    const added = lengthOf([node]);
    if (current.length > 0 && length + added > most) {
      close();
    }
    current.push(node);
    length += added;
  }
  return current.length === 0 ? parts : [...parts, current];
}

/** Number of characters that nodes take. */
export function lengthOf(nodes: readonly RootContent[]): number {
  return nodes.reduce((sum, node) => sum + writeNode(node).length + BREAK, 0);
}

function trailingHeadings(nodes: readonly RootContent[]): RootContent[] {
  const last = nodes.findLastIndex(({ type }) => type !== 'heading');
  return last < 0 ? [] : nodes.slice(last + 1);
}

/** Pieces of a node that are at most half as long as a part, so that parts fill well. */
function pieces(node: RootContent, most: number): RootContent[] {
  const size = Math.floor(most / 2);
  if (lengthOf([node]) <= size) {
    return [node];
  }
  if (node.type === 'table' || node.type === 'html') {
    return tablePieces(writeNode(node), size);
  }
  if (node.type === 'list') {
    const lengthOfItem = (item: ListItem): number => lengthOf([{ ...node, children: [item] }]);
    return grouped(node.children, lengthOfItem, size).map((children): List => ({ ...node, children }));
  }
  if (node.type === 'code') {
    const groups = grouped(node.value.split('\n'), (line) => line.length + 1, size);
    return groups.map((lines): Code => ({ ...node, value: lines.join('\n') }));
  }
  return [node];
}

/** Each piece has the two lines of the table's head. */
function tablePieces(table: string, size: number): Html[] {
  const [names = '', line = '', ...rows] = table.split('\n');
  return grouped(rows, (row) => row.length + 1, size - names.length - line.length).map((group) => ({
    type: 'html',
    value: [names, line, ...group].join('\n')
  }));
}

function grouped<Item>(items: readonly Item[], lengthOfItem: (item: Item) => number, size: number): Item[][] {
  const groups: Item[][] = [];
  let length = 0;
  for (const item of items) {
    const added = lengthOfItem(item);
    const last = groups.at(-1);
    if (last === undefined || length + added > size) {
      groups.push([item]);
      length = added;
    } else {
      last.push(item);
      length += added;
    }
  }
  return groups;
}
