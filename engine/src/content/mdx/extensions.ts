import type { Element, ElementContent, Properties } from 'hast';

import { CALLOUT_TAG, CALLOUT_TITLE_TAG } from '../../core/callouts.ts';
import { FOOTNOTES } from '../../core/html.ts';
import { footnoteIds } from '../markdown/footnotes.ts';
import { treeOfInline } from '../tree/treeOfTokens.ts';
import { lineOf, type MdxNode, textOf, withDescendants } from './mdxNodes.ts';

/**
 * Gives footnotes, boxes of tasks, and folded containers the elements that they have in other Markdown
 * (`markdown/footnotes.ts`, `taskLists.ts`, `containers.ts`).
 */
export function withExtensions(nodes: readonly MdxNode[]): MdxNode[] {
  const notes = new Notes(nodes);
  const visit = (node: MdxNode): MdxNode => {
    const replaced = node.type === 'element' ? changed(node, notes) : node;
    return 'children' in replaced ? ({ ...replaced, children: replaced.children.map(visit) } as MdxNode) : replaced;
  };
  return nodes.map(visit);
}

/** The footnotes of a page: their numbers by the ids that the parser gave them, and what refers to them. */
class Notes {
  readonly #numbers = new Map<string, number>();
  readonly #links = new Map<Element, ReturnType<typeof footnoteIds>>();

  constructor(nodes: readonly MdxNode[]) {
    const elements = nodes.flatMap(withDescendants).filter((node) => node.type === 'element');
    for (const link of elements.filter(({ properties }) => properties['dataFootnoteRef'] !== undefined)) {
      const id = String(link.properties['href']).slice(1);
      const known = [...this.#links.values()].filter(({ number }) => number === this.#numbers.get(id)).length;
      const number = Number(textOf([link]));
      this.#numbers.set(id, number);
      this.#links.set(link, footnoteIds(number - 1, known));
    }
    for (const item of elements) {
      const number = item.tagName === 'li' ? this.numberOf(item) : undefined;
      const back = withDescendants(item).filter((node) => node.type === 'element');
      if (number !== undefined) {
        back
          .filter(({ properties }) => properties['dataFootnoteBackref'] !== undefined)
          .forEach((link, index) => this.#links.set(link, footnoteIds(number - 1, index)));
      }
    }
  }

  /** The number of the note that an item of a list is; undefined for any other item. */
  numberOf({ properties }: Element): number | undefined {
    return typeof properties['id'] === 'string' ? this.#numbers.get(properties['id']) : undefined;
  }

  idsOf(link: Element): ReturnType<typeof footnoteIds> {
    return this.#links.get(link) ?? footnoteIds(0, 0);
  }
}

function changed(element: Element, notes: Notes): Element {
  const { tagName, properties, children } = element;
  if (properties['dataFootnoteRef'] !== undefined) {
    const { noteId, referenceId } = notes.idsOf(element);
    const own = { href: `#${noteId}`, id: referenceId, role: 'doc-noteref' };
    return withProperties(element, { className: ['pb-note-reference'], ...own });
  }
  if (properties['dataFootnoteBackref'] !== undefined) {
    const { number, referenceId } = notes.idsOf(element);
    const own = { href: `#${referenceId}`, role: 'doc-backlink', ariaLabel: String(number) };
    const link = withProperties(element, { className: ['pb-note-back'], ...own });
    return { ...link, children: [{ type: 'text', value: '↩' }] };
  }
  if (tagName === 'section' && properties['dataFootnotes'] !== undefined) {
    const list = children.filter((child) => child.type === 'element' && child.tagName === 'ol');
    return { ...withProperties(element, { className: [FOOTNOTES], role: 'doc-endnotes' }), children: list };
  }
  if (tagName === 'li') {
    const number = notes.numberOf(element);
    return number === undefined ? task(element) : withProperties(element, { id: footnoteIds(number - 1, 0).noteId });
  }
  if (tagName === 'ul' && hasClass(element, 'contains-task-list')) {
    return withProperties(element, {});
  }
  if ((tagName === 'th' || tagName === 'td') && typeof properties['align'] === 'string') {
    const { align, ...others } = properties;
    return withProperties(element, { style: `text-align:${align}`, ...others });
  }
  if (tagName === CALLOUT_TAG && typeof properties['title'] === 'string') {
    const { title, ...others } = properties;
    const first: Element = {
      type: 'element',
      tagName: CALLOUT_TITLE_TAG,
      properties: {},
      children: titleOf(element, title)
    };
    return { ...withProperties(element, others), children: [first, ...children] };
  }
  return tagName === 'details' && typeof properties['summary'] === 'string' ? folded(element) : element;
}

function withProperties(element: Element, properties: Properties): Element {
  return { ...element, properties };
}

function task(item: Element): Element {
  return hasClass(item, 'task-list-item')
    ? { ...withProperties(item, { className: ['pb-task-item'] }), children: item.children.map(withBox) }
    : item;
}

function withBox(node: ElementContent): ElementContent {
  if (node.type !== 'element') {
    return node;
  }
  return node.tagName === 'input'
    ? withProperties(node, { ...node.properties, className: ['pb-task'] })
    : node.tagName === 'p'
      ? { ...node, children: node.children.map(withBox) }
      : node;
}

/** The title of a folded container, which its tag has as an attribute. */
function folded(element: Element): Element {
  const summary: Element = {
    type: 'element',
    tagName: 'summary',
    properties: { className: ['pb-summary', 'pb-chevron'] },
    children: titleOf(element, String(element.properties['summary']))
  };
  const open = element.properties['open'] === undefined ? {} : { open: true };
  return {
    ...withProperties(element, { className: ['pb-details'], ...open }),
    children: [summary, ...element.children]
  };
}

/** The content of a title, which is Markdown without JSX. */
function titleOf(element: Element, title: string): ElementContent[] {
  const line = lineOf(element);
  const place = { line, column: 1 };
  const { children } = treeOfInline(title, line);
  return children.map((node) => ({ ...node, position: { start: place, end: place } }) as ElementContent);
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}
