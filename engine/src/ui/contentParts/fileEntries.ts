import type { MarkdownContent } from '../../core/markdownComponent.ts';
import { childrenOf, type ProseNode } from '../../core/proseTree.ts';
import type { FileEntry } from './FileTree.tsx';

type Content = Pick<MarkdownContent, 'nodes' | 'render'>;

/**
 * Reads a list of files as in Starlight: folders have a list, or a name that ends with a slash; a name in bold is set off;
 * what follows the name is a comment.
 * @throws Error if there is no list
 */
export function fileEntries({ nodes, render }: Content): FileEntry[] {
  const list = nodes.find(isList);
  if (list === undefined) {
    throw new Error('it needs a list of files.');
  }
  return entriesOf(list, render);
}

function isList(node: ProseNode): boolean {
  return node.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol');
}

function entriesOf(list: ProseNode, render: Content['render']): FileEntry[] {
  const items = childrenOf(list).filter((node) => node.type === 'element' && node.tagName === 'li');
  return items.map((item) => entryOf(childrenOf(item) as readonly ProseNode[], render));
}

function entryOf(item: readonly ProseNode[], render: Content['render']): FileEntry {
  const nested = item.find(isList);
  const [name, ...comment] = wordsOf(item.filter((node) => !isList(node)));
  const isFolder = nested !== undefined || textOf(name).trim().endsWith('/');
  return {
    name:
      name === undefined ? '' : render(name.type === 'element' && name.tagName === 'strong' ? name.children : [name]),
    comment: comment.length === 0 ? null : render(comment),
    isHighlighted: name?.type === 'element' && name.tagName === 'strong',
    entries: isFolder ? (nested === undefined ? [] : entriesOf(nested, render)) : null
  };
}

/** The text of an item, without the paragraph around it: first the name, which ends with the first space. */
function wordsOf(nodes: readonly ProseNode[]): ProseNode[] {
  const inline = nodes.flatMap((node) => (node.type === 'element' && node.tagName === 'p' ? node.children : [node]));
  const [first, ...rest] = inline.filter(
    (node, index) => index > 0 || node.type !== 'text' || node.value.trim() !== ''
  );
  if (first?.type !== 'text') {
    return first === undefined ? [] : [first, ...rest.filter(isVisible)];
  }
  const [, name = '', comment = ''] = /^\s*(\S*)\s*(.*)$/s.exec(first.value) ?? [];
  return [{ type: 'text', value: name }, ...[{ type: 'text' as const, value: comment }, ...rest].filter(isVisible)];
}

function isVisible(node: ProseNode): boolean {
  return node.type !== 'text' || node.value.trim() !== '';
}

function textOf(node: ProseNode | undefined): string {
  return node === undefined
    ? ''
    : 'value' in node
      ? node.value
      : childrenOf(node)
          .map((child) => textOf(child as ProseNode))
          .join('');
}
