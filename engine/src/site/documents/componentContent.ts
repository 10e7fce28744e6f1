import { componentHtml } from '../../content/markdown/componentTags.ts';
import { parseProse } from '../../content/tree/parseProse.ts';
import {
  attributesOf,
  childrenOf,
  type ComponentNode,
  isComponentNode,
  mapNodes,
  type ProseNode
} from '../../core/proseTree.ts';

/** Encloses the number of a component's content. No text has it. */
const MARK = '\uFDD1';
const MARKS = new RegExp(`${MARK}(\\d+)${MARK}`);

/** Returns the text that content takes the place of in a component's HTML. @param index its number */
export function contentMark(index: number): string {
  return `${MARK}${index}${MARK}`;
}

/** Replaces the marks in the HTML of a component by its contents. @param contents by their numbers */
export function fillContent(nodes: ProseNode[], contents: readonly (readonly ProseNode[])[]): ProseNode[] {
  if (contents.length === 0) {
    return nodes;
  }
  const filled = mapNodes({ type: 'root', children: nodes }, (node) =>
    node.type === 'text' && MARKS.test(node.value)
      ? node.value.split(MARKS).flatMap((part, index) => {
          const text: ProseNode[] = part === '' ? [] : [{ type: 'text', value: part }];
          return index % 2 === 0 ? text : [...(contents[Number(part)] ?? [])];
        })
      : node
  );
  return filled.children as ProseNode[];
}

/** Reads the HTML of a component. */
export function htmlNodes(html: string): ProseNode[] {
  return parseProse(html, []).children as ProseNode[];
}

/** Returns the tag of a component as text around what is in it. */
export function asWritten(node: ComponentNode, content: readonly ProseNode[]): ProseNode[] {
  const tag = { name: node.name ?? '', attributes: attributesOf(node) };
  const start: ProseNode = { type: 'text', value: componentHtml(tag, { hasContent: content.length > 0 }) };
  return content.length === 0 ? [start] : [start, ...content, { type: 'text', value: `</${tag.name}>` }];
}

/** Whether an element has a component in it, at any depth. */
export function hasComponent(node: ProseNode): boolean {
  const open: ReturnType<typeof childrenOf>[number][] = [...childrenOf(node)];
  for (let inner = open.pop(); inner !== undefined; inner = open.pop()) {
    if (isComponentNode(inner)) {
      return true;
    }
    open.push(...childrenOf(inner));
  }
  return false;
}
