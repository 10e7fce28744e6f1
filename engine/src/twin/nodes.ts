import type {
  BlockContent,
  Code,
  Heading,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  TableRow,
  Text
} from 'mdast';

export function text(value: string): Text {
  return { type: 'text', value };
}

export function inlineCode(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

export function strong(value: string): Strong {
  return { type: 'strong', children: [text(value)] };
}

export function link(url: string, ...children: (string | PhrasingContent)[]): Link {
  return { type: 'link', url, children: children.map(asNode) };
}

export function paragraph(...children: (string | PhrasingContent)[]): Paragraph {
  return { type: 'paragraph', children: children.map(asNode) };
}

export function heading(depth: Heading['depth'], ...children: (string | PhrasingContent)[]): Heading {
  return { type: 'heading', depth, children: children.map(asNode) };
}

export function code(value: string, lang: string | null): Code {
  return { type: 'code', lang, value };
}

/** A list without numbers. @param items each a sentence, or blocks */
export function list(items: readonly (PhrasingContent[] | BlockContent[])[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({
      type: 'listItem',
      spread: false,
      children: isSentence(item) ? [{ type: 'paragraph', children: item }] : item
    }))
  };
}

/** A table. @param rows the first is the head; cells are texts or sentences */
export function table(rows: readonly (readonly (string | PhrasingContent[])[])[]): Table {
  return {
    type: 'table',
    children: rows.map((cells): TableRow => ({
      type: 'tableRow',
      children: cells.map((cell) => ({
        type: 'tableCell',
        children: typeof cell === 'string' ? (cell === '' ? [] : [text(cell)]) : cell
      }))
    }))
  };
}

const BLOCKS = new Set(['paragraph', 'list', 'code', 'blockquote', 'table', 'heading', 'thematicBreak', 'html']);

function isSentence(item: PhrasingContent[] | BlockContent[]): item is PhrasingContent[] {
  return !item.some(({ type }) => BLOCKS.has(type));
}

function asNode(child: string | PhrasingContent): PhrasingContent {
  return typeof child === 'string' ? text(child) : child;
}

/** Returns the text of a node, without its marks. */
export function textOf(node: {
  type: string;
  value?: string;
  alt?: string | null;
  children?: readonly unknown[];
}): string {
  if (node.type === 'image') {
    return node.alt ?? '';
  }
  return node.value ?? (node.children ?? []).map((child) => textOf(child as Parameters<typeof textOf>[0])).join('');
}
