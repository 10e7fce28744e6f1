import type { Element, Properties } from 'hast';
import { find, html } from 'property-information';

import { actsOnDocument, insteadOf, isDrawing } from '../html/documentElements.ts';
import { addressesOf, isExternal, joinAddresses, type RawAddress } from '../html/addresses.ts';
import { type ForeignUse, foreignUses } from '../html/foreignUses.ts';
import { withoutScripts } from '../html/programs.ts';
import type { RawAttribute } from '../html/parseMarkup.ts';
import { decodeTarget, type Slot } from '../markdown/slots.ts';
import type { Location, Problem } from '../../model.ts';
import { error } from '../problem.ts';
import { lineOf, type MdxNode, withDescendants } from './mdxNodes.ts';

/** What a page refers to, and what it must not contain. */
interface Addresses {
  slots: Slot[];
  foreign: ForeignUse[];
}

/**
 * Replaces the addresses of links, images, and other files within the site by slots, in place, as in other Markdown.
 * @param lines the lines of the file, to find columns
 */
export function takeAddresses(
  nodes: readonly MdxNode[],
  { lines, file }: { lines: readonly string[]; file: string }
): Addresses {
  const found: Addresses = { slots: [], foreign: [] };
  takeElementAddresses(nodes.flatMap(withDescendants), { lines, file }, found);
  return found;
}

/**
 * Does so for single elements, but not for what is in them.
 * @param found receives the slots, whose numbers go on, and what the policy may forbid
 */
export function takeElementAddresses(
  nodes: readonly MdxNode[],
  { lines, file }: { lines: readonly string[]; file: string },
  found: Addresses
): void {
  for (const element of nodes) {
    if (element.type === 'element') {
      const location = { file, line: lineOf(element) };
      found.foreign.push(...foreignUses(tagOf(element), () => location));
      element.properties = withoutScripts(element).properties;
      takeSlots(element, lines, found.slots);
    }
  }
}

function takeSlots(element: Element, lines: readonly string[], slots: Slot[]): void {
  const tag = tagOf(element);
  const addresses = addressesOf(tag);
  const line = lineOf(element);
  const put = ({ kind, attribute, target: written }: RawAddress): string => {
    const target = element.data?.isRaw === true ? written : decodeTarget(written);
    const column = (lines[line - 1]?.indexOf(target) ?? -1) + 1;
    const width = tag.attributes.find(({ name }) => name === 'width')?.value ?? '';
    const others = tag.attributes.map(({ name }) => name).filter((name) => name !== attribute);
    const slot = { kind, attribute, target, width: /^\d+$/.test(width) ? Number(width) : null, others };
    return `\0${slots.push({ ...slot, line, column: column || undefined }) - 1}\0`;
  };
  for (const name of Object.keys(element.properties)) {
    const { attribute } = find(html, name);
    const list = addresses.filter((address) => address.attribute === attribute);
    if (list.some(({ target }) => isOpen(target))) {
      const keep = (text: string): string => text;
      element.properties[name] = joinAddresses(
        list,
        (address) => (isOpen(address.target) ? put(address) : address.target),
        keep
      );
    }
  }
}

/** Whether an address is to become a slot: it is within the site, and none yet. */
function isOpen(target: string): boolean {
  return !isExternal(target) && !target.includes('\0');
}

/** Describes an element like a tag of HTML. */
export function tagOf({ tagName, properties }: Element) {
  const attributes = Object.entries(properties).flatMap(([name, value]): RawAttribute[] => {
    const text = textOf(value);
    const { attribute } = find(html, name);
    return text === null
      ? []
      : [{ name: attribute.toLowerCase(), written: attribute, value: text, hasValue: true, start: 0, end: 0 }];
  });
  return { name: tagName, written: tagName, isEnd: false, isSelfClosing: false, attributes, start: 0, end: 0 };
}

function textOf(value: Properties[string]): string | null {
  if (value === null || value === undefined || value === false) {
    return null;
  }
  return value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value);
}

/**
 * Leaves out elements that would act on the whole document.
 * @param report receives a problem for each
 */
export function withoutDocumentElements(
  nodes: readonly MdxNode[],
  report: (problem: Problem) => void,
  locate: (node: MdxNode) => Location,
  isInDrawing = false
): MdxNode[] {
  return nodes.flatMap((node): MdxNode[] => {
    if (node.type === 'element' && actsOnDocument(tagOf(node), isInDrawing)) {
      const message = `<${node.tagName}> would act on the whole page. It is left out.`;
      report(error('document-element', message, locate(node), insteadOf(node.tagName)));
      return [];
    }
    if (!('children' in node)) {
      return [node];
    }
    const isDrawn = isInDrawing || (node.type === 'element' && isDrawing(node.tagName));
    return [{ ...node, children: withoutDocumentElements(node.children, report, locate, isDrawn) } as MdxNode];
  });
}
