import type { Properties } from 'hast';
import type { Token } from 'markdown-it';

import { escapeHtml } from '../../core/html.ts';
import { type ComponentNode, isComponentNode, mapNodes, type ProseTree } from '../../core/proseTree.ts';
import { componentHtml, parseComponentTag } from './componentTags.ts';
import type { ComponentTag } from './readComponentTag.ts';
import { type AddressKind, addressesOf, isExternal, joinAddresses, type RawAddress } from '../html/addresses.ts';
import { type RawTag, readTags } from '../html/parseMarkup.ts';

/**
 * An address in prose that is known only once all pages are. Until then a numbered slot is in its place;
 * NUL never occurs in parsed Markdown, so it marks slots.
 */
export interface Slot {
  kind: AddressKind;
  /** Name of the attribute. */
  attribute: string;
  /** The address as written. */
  target: string;
  /** Width in pixels that the author gives an image, or null. */
  width: number | null;
  /** The other attributes that the author wrote, by name. */
  others: string[];
  line: number;
  column: number | undefined;
}

const SLOT = /\0(\d+)\0/g;
const WHOLE_SLOT = /^\0(\d+)\0$/;

type Put = (slot: Omit<Slot, 'line' | 'column'>, breaks: number) => string;

/**
 * Replaces the addresses of links, images, and other files within the site by slots, in place.
 * @param lines the lines of the file, to find columns
 * @param slots receives the slots; a slot's number is its index
 */
export function takeSlots(tokens: readonly Token[], lines: readonly string[], slots: Slot[]): void {
  let line = 1;
  const put: Put = (slot, breaks) => {
    const column = (lines[line + breaks - 1]?.indexOf(slot.target) ?? -1) + 1;
    return `\0${slots.push({ ...slot, line: line + breaks, column: column || undefined }) - 1}\0`;
  };
  const visit = (token: Token): void => {
    line = token.map ? token.map[0] + 1 : line;
    if (token.type === 'html_block' || token.type === 'html_inline') {
      const breaks = token.type === 'html_inline' ? breaksIn(token.content) : 0;
      token.content = takeRawSlots(token.content, put);
      line += breaks;
    } else if (token.type === 'link_open' || token.type === 'image') {
      const [kind, attribute] = token.type === 'image' ? (['image', 'src'] as const) : (['link', 'href'] as const);
      const target = String(token.attrGet(attribute) ?? '');
      if (target && !isExternal(target)) {
        const { width, others } = writtenSize(token);
        token.attrSet(attribute, put({ kind, attribute, target: decodeTarget(target), width, others }, 0));
      }
    } else if (token.type.startsWith('component') && token.nesting >= 0) {
      const tag = parseComponentTag(token.content);
      const written = tag.attributes['href'];
      takeComponentSlot(tag, put);
      token.content =
        tag.attributes['href'] === written ? token.content : componentHtml(tag, { hasContent: token.nesting === 1 });
    } else if (token.type === 'softbreak' || token.type === 'hardbreak') {
      line++;
    }
    token.children?.forEach(visit);
  };
  tokens.forEach(visit);
}

/** Replaces the address that the tag of a component on a line of its own links to by a slot, in place. */
export function takeTagSlot(tag: ComponentTag, line: number, slots: Slot[]): void {
  takeComponentSlot(tag, (slot) => `\0${slots.push({ ...slot, line, column: undefined }) - 1}\0`);
}

/** Replaces the address that the tag of a component links to by a slot, in place. */
function takeComponentSlot({ attributes }: ComponentTag, put: Put): void {
  const { href } = attributes;
  if (typeof href === 'string' && href !== '' && !href.startsWith('{') && !isExternal(href)) {
    attributes['href'] = put({ kind: 'link', attribute: 'href', target: href, width: null, others: [] }, 0);
  }
}

/** The size that the author gives an image. */
function writtenSize(token: Token): Pick<Slot, 'width' | 'others'> {
  const width = token.attrGet('width');
  return {
    width: width === null ? null : Number(width),
    others: ['width', 'height'].filter((name) => token.attrGet(name) !== null)
  };
}

function takeRawSlots(html: string, put: Put): string {
  let result = '';
  let at = 0;
  for (const tag of readTags(html)) {
    const addresses = addressesOf(tag);
    for (const { name, start, end } of tag.attributes) {
      const own = addresses.filter(({ attribute, target }) => attribute === name && !isExternal(target));
      if (own.length > 0) {
        const breaks = breaksIn(html.slice(0, tag.start));
        const list = addresses.filter(({ attribute }) => attribute === name);
        const value = joinAddresses(
          list,
          (address) => (isExternal(address.target) ? escapeHtml(address.target) : put(slotOf(tag, address), breaks)),
          escapeHtml
        );
        result += `${html.slice(at, start).trimEnd()} ${name}="${value}"`;
        at = end;
      }
    }
  }
  return result + html.slice(at);
}

function slotOf({ attributes }: RawTag, { kind, attribute, target }: RawAddress): Parameters<Put>[0] {
  const width = attributes.find(({ name }) => name === 'width')?.value ?? '';
  const others = attributes.map(({ name }) => name).filter((name) => name !== attribute);
  return { kind, attribute, target, width: /^\d+$/.test(width) ? Number(width) : null, others };
}

/** What a slot is filled with. */
export interface SlotFilling {
  address: string;
  /** Properties of the element that take the place of one that is nothing but the slot. */
  properties: Properties;
}

/** Returns a tree whose slots are filled. Parts without a slot are those of the tree itself. */
export function fillTree(tree: ProseTree, fillingOf: (index: number) => SlotFilling | undefined): ProseTree {
  return mapNodes(tree, (node) => {
    if (isComponentNode(node)) {
      return filledComponent(node, fillingOf);
    }
    return node.type === 'element' && Object.values(node.properties).some(hasSlot)
      ? { ...node, properties: filledProperties(node.properties, fillingOf) }
      : node;
  });
}

function filledComponent(node: ComponentNode, fillingOf: (index: number) => SlotFilling | undefined): ComponentNode {
  const attributes = node.attributes.map((attribute) =>
    typeof attribute.value === 'string' && hasSlot(attribute.value)
      ? { ...attribute, value: fillAddress(attribute.value, fillingOf) }
      : attribute
  );
  return { ...node, attributes };
}

function hasSlot(value: Properties[string]): boolean {
  return Array.isArray(value) ? value.some(hasSlot) : typeof value === 'string' && value.includes('\0');
}

function filledProperties(properties: Properties, fillingOf: (index: number) => SlotFilling | undefined): Properties {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]): [string, Properties[string]][] => {
      if (typeof value !== 'string') {
        return [[name, value]];
      }
      const whole = WHOLE_SLOT.exec(value)?.[1];
      return whole === undefined
        ? [[name, fillAddress(value, fillingOf)]]
        : Object.entries(fillingOf(Number(whole))?.properties ?? {});
    })
  );
}

/** Fills the slots of an address outside of a tree. */
export function fillAddress(address: string, fillingOf: (index: number) => SlotFilling | undefined): string {
  return address.replace(SLOT, (_, index: string) => fillingOf(Number(index))?.address ?? '');
}

/** Undoes the percent encoding that the Markdown parser applies to addresses. */
export function decodeTarget(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1;
}
