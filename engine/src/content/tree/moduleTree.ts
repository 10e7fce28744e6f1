import type { Element, RootContent } from 'hast';

import {
  type ComponentAttributes,
  componentNode,
  mapNodes,
  type ProseTree,
  textProperty
} from '../../core/proseTree.ts';
import type { PartAdditions } from '../../model.ts';
import { withoutDocumentElements } from '../mdx/addresses.ts';
import { isHeading } from '../mdx/headings.ts';
import { withDescendants } from '../mdx/mdxNodes.ts';
import { COMPONENT_ELEMENT } from '../mdx/pieceCode.ts';
import { parseProse } from './parseProse.ts';

/**
 * Reads the HTML of a part of a page that a program rendered. The elements that stand for Markdown components become
 * their nodes; what would act on the whole document is left out.
 * @param line line of the file that the part begins on
 * @param additions what its elements get
 */
export function moduleTree(html: string, line: number, additions: PartAdditions | null = null): ProseTree {
  const tree = safeTree(html, line);
  return additions === null ? tree : withAdditions(tree, additions);
}

/** Gives elements of a part what they lack, in place. */
export function withAdditions(tree: ProseTree, additions: PartAdditions): ProseTree {
  const ids = [...additions.headingIds];
  for (const node of tree.children.flatMap(withDescendants)) {
    if (isHeading(node) && !hasId(node)) {
      const id = ids.shift();
      node.properties = { ...node.properties, ...(id !== undefined && { id }) };
    }
    const href = node.type === 'element' && node.tagName === 'a' ? textProperty(node, 'href') : undefined;
    if (node.type === 'element' && href !== undefined && Object.hasOwn(additions.links, href)) {
      node.properties = { ...node.properties, href: additions.links[href] };
    }
  }
  return tree;
}

/** Whether an element has an id, which may be empty. */
export function hasId({ properties }: Element): boolean {
  return typeof properties['id'] === 'string';
}

function safeTree(html: string, line: number): ProseTree {
  const location = { file: '', line };
  const children = withoutDocumentElements(
    parseProse(html, []).children,
    () => undefined,
    () => location
  );
  return mapNodes({ type: 'root', children }, (node) => {
    if (node.type !== 'element') {
      // React separates texts by comments.
      return node.type === 'comment' ? [] : node;
    }
    return node.tagName === COMPONENT_ELEMENT ? markdownComponent(node, line) : node;
  });
}

function markdownComponent({ properties, children }: Element, line: number): RootContent {
  const props = JSON.parse(String(properties['props'] ?? '{}')) as Record<string, unknown>;
  const attributes = Object.fromEntries(
    Object.entries(props).flatMap(([name, value]): [string, string | true][] => {
      if (value === false || value === null) {
        return [];
      }
      return [[name, value === true || typeof value === 'string' ? value : `{${JSON.stringify(value)}}`]];
    })
  ) satisfies ComponentAttributes;
  return componentNode('mdxJsxFlowElement', { name: String(properties['name']), attributes, line }, children);
}
