import type { Element as HastElement, ElementContent, Root, RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter } from 'parse5';

import { componentNode, type ComponentNode } from '../../core/proseTree.ts';
import type { FileCode } from '../markdown/fileCode.ts';
import { type Element, type Fragment, isElement, parseTree, type TreeNode } from '../html/parseMarkup.ts';
import { withoutScripts } from '../html/programs.ts';
import { readableMarks, writtenMarks } from '../markdown/marks.ts';
import { plainCode } from '../plugins/plainCode.ts';
import { EMBEDDED, type Embedded } from './embedded.ts';

/**
 * Reads rendered prose as a browser does, so that all elements are closed.
 * @param html with slots in place of addresses, which stay
 * @param embedded the parts that it can't express, by number
 */
export function parseProse(html: string, embedded: readonly Embedded[]): Root {
  const parsed = parseTree(readableMarks(html));
  flatten(parsed);
  const tree = fromParse5(parsed) as Root;
  complete(tree, embedded);
  return tree;
}

/** Browsers nest elements no deeper than 512, the rest of the page included. */
const DEEPEST = 400;

/** Makes what is nested deeper than browsers do mere text, in place. */
function flatten(tree: Fragment): void {
  const open: { parent: Pick<Fragment, 'childNodes'>; depth: number }[] = [{ parent: tree, depth: 0 }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { parent, depth } = place;
    for (const node of parent.childNodes) {
      if (isElement(node) && depth < DEEPEST) {
        open.push({ parent: node, depth: depth + 1 });
      } else if (isElement(node)) {
        const text = textIn(node);
        node.childNodes = [];
        defaultTreeAdapter.insertText(node, text);
      }
    }
  }
}

function textIn(element: Element): string {
  const open: TreeNode[] = [element];
  let text = '';
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    text += isElement(node) || !('value' in node) ? '' : node.value;
    open.push(...('childNodes' in node ? node.childNodes.toReversed() : []));
  }
  return text;
}

/** Puts in the parts that HTML can't express, and slots as they are written, in place. Without recursion. */
function complete(tree: Root, embedded: readonly Embedded[]): void {
  const open: { children: RootContent[] }[] = [tree];
  for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
    for (const [index, node] of parent.children.entries()) {
      if (node.type === 'element') {
        const part = node.tagName === EMBEDDED ? embedded[Number(node.properties['n'])] : undefined;
        const completed = part === undefined ? withoutScripts(withSlots(node)) : embeddedNode(part, node.children);
        parent.children[index] = completed;
        open.push(completed);
      } else if ('value' in node) {
        node.value = writtenMarks(node.value);
      }
    }
  }
}

function embeddedNode(part: Embedded, children: ElementContent[]): ComponentNode | HastElement {
  switch (part.kind) {
    case 'component':
      return componentNode(part.type, { ...part.tag, line: part.line }, children);
    case 'fileCode':
      return { type: 'element', tagName: FILE_CODE, properties: { code: JSON.stringify(part.code) }, children: [] };
    case 'fence': {
      const place = { line: part.line, column: 1 };
      return plainCode(part, { position: { start: place, end: place } });
    }
  }
}

/** Name of the element in place of code in a file, until the file is read. */
const FILE_CODE = 'pb-file-code';

/** Returns the code that is to take the place of an element; null for another element. */
export function fileCodeOf({ tagName, properties }: HastElement): FileCode | null {
  return tagName === FILE_CODE ? (JSON.parse(String(properties['code'])) as FileCode) : null;
}

function withSlots(element: HastElement): HastElement {
  for (const [name, value] of Object.entries(element.properties)) {
    if (typeof value === 'string') {
      element.properties[name] = writtenMarks(value);
    } else if (Array.isArray(value)) {
      element.properties[name] = value.map((part) => (typeof part === 'string' ? writtenMarks(part) : part));
    }
  }
  return element;
}
