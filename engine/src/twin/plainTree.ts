import type { Element, ElementContent, Properties, RootContent, Text } from 'hast';

import { CALLOUT_TITLE_TAG } from '../core/callouts.ts';
import { childrenOf, mapNodes, type ProseTree, textProperty } from '../core/proseTree.ts';
import { TAB_LABELS } from '../core/tabGroup.ts';

/** Elements that say nothing in a text: pictures without words, scripts, and controls. */
const LEFT_OUT = new Set([
  'button',
  'canvas',
  'datalist',
  'dialog',
  'label',
  'link',
  'meta',
  'noscript',
  'object',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea'
]);

/** Classes of what only readers of the page use: links beside headings, the way back from a note, names of tabs. */
const LEFT_OUT_CLASSES = ['pb-anchor', 'pb-note-back', TAB_LABELS];

/** Islands that only help to find rows; all rows are in the text. */
const FILTERS = new Set(['listFilter', 'referenceFilter']);

/** Elements around blocks, which are sentences of their own in a cell. */
const BLOCKS = new Set(['p', 'div', 'ul', 'ol', 'dl', 'dt', 'dd', 'pre', 'blockquote', 'section', 'figure', 'details']);

/**
 * Returns a rendered tree without what is no text: controls, pictures without words, and what is hidden. In cells, which
 * hold a single line in Markdown, blocks become sentences.
 */
export function plainTree(tree: ProseTree): ProseTree {
  return mapNodes(tree, (node) => (node.type === 'element' ? plainElement(node) : node.type === 'comment' ? [] : node));
}

function plainElement(element: Element): RootContent | RootContent[] {
  if (isLeftOut(element)) {
    return nameOf(element);
  }
  switch (element.tagName) {
    case 'td':
    case 'th':
      return { ...element, children: oneLine(element.children) };
    case 'math':
      return formula(element);
    case 'table':
      return withCaptionBefore(element);
    case 'summary':
    case CALLOUT_TITLE_TAG:
      return paragraphOf([withTag('strong', element.children)]);
    case 'dt':
      return withTag('dt', [withTag('strong', element.children)]);
    case 'p':
      return hasClass(element, 'pb-tab-title') ? paragraphOf([withTag('strong', element.children)]) : element;
    default:
      return element;
  }
}

/** The words for a picture that is drawn. */
function nameOf({ tagName, properties: { role, ariaLabel } }: Element): RootContent[] {
  return tagName === 'svg' && role === 'img' && typeof ariaLabel === 'string'
    ? [withTag('em', [{ type: 'text', value: ariaLabel }])]
    : [];
}

/** A formula is its source, which is beside its drawing. */
function formula(math: Element): Element {
  const source = annotationIn(math) ?? plainText(math);
  const code = withTag('code', [{ type: 'text', value: source }]);
  return math.properties['display'] === 'block'
    ? { ...withTag('pre', [code]), properties: { language: 'math' } }
    : code;
}

function annotationIn(element: Element): string | null {
  for (const child of element.children) {
    if (child.type === 'element') {
      const found = child.tagName === 'annotation' ? plainText(child) : annotationIn(child);
      if (found !== null) {
        return found;
      }
    }
  }
  return null;
}

/** A table's caption is a paragraph above it. */
function withCaptionBefore(table: Element): RootContent | RootContent[] {
  const caption = table.children.find((child) => child.type === 'element' && child.tagName === 'caption');
  return caption?.type === 'element'
    ? [
        paragraphOf([withTag('strong', caption.children)]),
        { ...table, children: table.children.filter((child) => child !== caption) }
      ]
    : table;
}

function isLeftOut(element: Element): boolean {
  const { tagName, properties } = element;
  return (
    LEFT_OUT.has(tagName) ||
    (tagName === 'input' && !hasClass(element, 'pb-task')) ||
    isTrue(properties, 'ariaHidden') ||
    FILTERS.has(textProperty(element, 'dataIsland') ?? '') ||
    (properties['hidden'] !== undefined && properties['hidden'] !== 'until-found') ||
    LEFT_OUT_CLASSES.some((name) => hasClass(element, name))
  );
}

function isTrue(properties: Properties, name: string): boolean {
  return properties[name] === true || properties[name] === 'true';
}

/** Whether an element has a class. */
export function hasClass(element: Element, name: string): boolean {
  return (textProperty(element, 'className') ?? '').split(' ').includes(name);
}

/** What stands in a cell as one line: items are separated by semicolons, other blocks are sentences. */
function oneLine(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) => [...separator(nodes.slice(0, index), node), ...inLine(node)]);
}

function inLine(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') {
    return [node];
  }
  switch (node.tagName) {
    case 'br':
      return [textOf(' ')];
    case 'pre':
      return [withTag('code', [textOf(plainText(node).replaceAll(/\s+/g, ' ').trim())])];
    case 'ul':
    case 'ol': {
      const items = node.children.filter((child) => child.type === 'element');
      return items.flatMap((item, at) => {
        const before = at === 0 ? [] : [textOf(isSentence(items.slice(at - 1, at)) ? ' ' : '; ')];
        return [...before, ...oneLine(item.children)];
      });
    }
    default:
      return isBlock(node) ? oneLine(node.children) : [{ ...node, children: oneLine(node.children) }];
  }
}

/** What is between a node and those before it. */
function separator(before: readonly ElementContent[], node: ElementContent): Text[] {
  const last = before.at(-1);
  if (last === undefined || !(isBlock(node) || isBlock(last))) {
    return [];
  }
  return [textOf(isBlock(node) && !hasEnded(before) ? '. ' : ' ')];
}

function isBlock(node: ElementContent): boolean {
  return node.type === 'element' && BLOCKS.has(node.tagName);
}

/** Whether what follows needs no period before it. */
function hasEnded(nodes: readonly ElementContent[]): boolean {
  return /(^|[.!?:;,…])["”»)]?\s*$/.test(nodes.map(plainText).join(''));
}

function isSentence(nodes: readonly ElementContent[]): boolean {
  return /[.!?]["”»)]?\s*$/.test(nodes.map(plainText).join(''));
}

function textOf(value: string): Text {
  return { type: 'text', value };
}

/** The text of a node and all that is in it. */
export function plainText(node: RootContent | ProseTree): string {
  return 'value' in node ? node.value : childrenOf(node).map(plainText).join('');
}

function withTag(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function paragraphOf(children: ElementContent[]): Element {
  return withTag('p', children);
}
