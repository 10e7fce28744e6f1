import type { Code, Html, List, ListItem, RootContent } from 'mdast';

import { writeNode } from './writeMarkdown.ts';

/** Assistants cut off longer files. */
export const MOST_CHARACTERS = 50_000;

/** An empty line after each node. */
const BREAK = 2;

/** What a part is filled with: a node, or one of several pieces of a long one. */
interface Piece {
  node: RootContent;
  of: RootContent;
}

/**
 * Divides nodes into parts of limited length, in order. Tables, lists, and blocks of code that don't fit continue in the
 * next part; a heading stays with what follows it.
 * @param most characters of a part
 */
export function divide(nodes: readonly RootContent[], most: number): RootContent[][] {
  return fill(nodes, most).map(joinPieces);
}

/** Returns the first of the parts that `divide` makes, and all the rest. */
export function takeFirst(nodes: readonly RootContent[], most: number): { first: RootContent[]; rest: RootContent[] } {
  const [first = [], ...others] = fill(nodes, most);
  return { first: joinPieces(first), rest: joinPieces(others.flat()) };
}

function fill(nodes: readonly RootContent[], most: number): Piece[][] {
  const all = nodes.flatMap((node) => pieces(node, most).map((piece): Piece => ({ node: piece, of: node })));
  const parts: Piece[][] = [];
  let current: Piece[] = [];
  let length = 0;
  const close = (): void => {
    const headings = trailingHeadings(current);
    const whole = current.slice(0, current.length - headings.length);
    if (whole.length > 0) {
      parts.push(whole);
    }
    current = headings;
    length = lengthOf(headings.map(({ node }) => node));
  };
  for (const piece of all) {
    const added = lengthOf([piece.node]);
    if (current.length > 0 && length + added > most) {
      close();
    }
    current.push(piece);
    length += added;
  }
  return current.length === 0 ? parts : [...parts, current];
}

/** Number of characters that nodes take. */
export function lengthOf(nodes: readonly RootContent[]): number {
  return nodes.reduce((sum, node) => sum + writeNode(node).length + BREAK, 0);
}

function trailingHeadings(pieces: readonly Piece[]): Piece[] {
  const last = pieces.findLastIndex(({ node }) => node.type !== 'heading');
  return last < 0 ? [] : pieces.slice(last + 1);
}

/** Pieces of the same node that came into one part are one again: nobody has to put code together by hand. */
function joinPieces(part: readonly Piece[]): RootContent[] {
  const joined: Piece[] = [];
  for (const piece of part) {
    const before = joined.at(-1);
    if (before?.of === piece.of) {
      before.node = join(before.node, piece.node);
    } else {
      joined.push({ ...piece });
    }
  }
  return joined.map(({ node }) => node);
}

function join(before: RootContent, after: RootContent): RootContent {
  if (before.type === 'list' && after.type === 'list') {
    return { ...before, children: [...before.children, ...after.children] };
  }
  if (before.type === 'code' && after.type === 'code') {
    return { ...before, value: `${before.value}\n${after.value}` };
  }
  const [, , ...rows] = writeNode(after).split('\n');
  return { type: 'html', value: [writeNode(before), ...rows].join('\n') };
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
