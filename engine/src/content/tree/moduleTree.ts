import type { Element, RootContent } from 'hast';

import { type ComponentAttributes, componentNode, mapNodes, type ProseTree } from '../../core/proseTree.ts';
import { actsOnDocument } from '../html/documentElements.ts';
import { COMPONENT_ELEMENT } from '../mdx/pieceCode.ts';
import { parseProse } from './parseProse.ts';

/**
 * Reads the HTML of a part of a page that a program rendered. The elements that stand for Markdown components become
 * their nodes; what would act on the whole document is left out.
 * @param line line of the file that the part begins on
 */
export function moduleTree(html: string, line: number): ProseTree {
  return mapNodes(parseProse(html, []), (node) => {
    if (node.type !== 'element') {
      // React separates texts by comments.
      return node.type === 'comment' ? [] : node;
    }
    if (node.tagName === COMPONENT_ELEMENT) {
      return markdownComponent(node, line);
    }
    const attributes = Object.keys(node.properties).map((name) => ({ name: name.toLowerCase() }));
    return actsOnDocument({ name: node.tagName, attributes }) ? [] : node;
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
