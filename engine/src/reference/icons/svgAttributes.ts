import type { Token } from 'parse5';

import { attributeOf, type Element } from '../../content/html/parseMarkup.ts';
import { type DrawingScope, words } from './drawingScope.ts';
import { UnusableDrawingError } from './unusableDrawing.ts';

/** What the attributes of a drawing belong to. */
export interface AttributeOwner {
  scope: DrawingScope;
  /** True if its document type defines entities, which pages don't know. */
  hasEntities: boolean;
  /** Namespaces of the prefixes that it declares. */
  namespaces: ReadonlyMap<string, string>;
}

const LINKS = 'http://www.w3.org/1999/xlink';

/** Attributes with lists of ids. */
const ID_LISTS = new Set(
  ['activedescendant', 'controls', 'describedby', 'details', 'errormessage', 'flowto', 'labelledby', 'owns'].map(
    (name) => `aria-${name}`
  )
);
/** Values of an animation, separated by semicolons. */
const ANIMATED_VALUES = new Set(['from', 'to', 'by', 'values']);
/** Attributes without a meaning for the drawing, with which it could take part in the page. */
const OF_PAGE = /^(?:data-.*|tabindex|focusable|autofocus|contenteditable|accesskey|slot|part|nonce|is)$/;
const ENTITY = /&[\w.:-]+;/;

/**
 * Returns the attributes of an element, with names of the drawing's own.
 * @throws UnusableDrawingError for attributes that do more than draw
 */
export function ownAttributes(element: Element, owner: AttributeOwner): [name: string, value: string][] {
  const { tagName, attrs } = element;
  const hasPlainLink = attrs.some(({ name, prefix }) => name === 'href' && !prefix);
  const animated = attributeOf(element, 'attributeName');
  return attrs.flatMap((attribute): [string, string][] => {
    const [prefix, name] = nameOf(attribute);
    if (prefix === 'xml' && (name === 'space' || name === 'lang')) {
      return [[`xml:${name}`, attribute.value]];
    }
    const isLink = name === 'href' && (prefix === '' || (isLinkPrefix(prefix, owner) && !hasPlainLink));
    if ((prefix !== '' && !isLink) || name === 'xmlns' || OF_PAGE.test(name)) {
      return [];
    }
    const value = ownValue({ tagName, name, value: attribute.value, animated }, owner);
    return value === null ? [] : [[name, value]];
  });
}

function isLinkPrefix(prefix: string, { namespaces }: AttributeOwner): boolean {
  return prefix === 'xlink' || namespaces.get(prefix) === LINKS;
}

/** Returns the namespaces of the prefixes that an element declares. */
export function declaredNamespaces({ attrs }: Element): Map<string, string> {
  return new Map(
    attrs.flatMap((attribute): [string, string][] => {
      const [prefix, name] = nameOf(attribute);
      return prefix === 'xmlns' ? [[name, attribute.value]] : [];
    })
  );
}

function nameOf({ name, prefix = '' }: Token.Attribute): [prefix: string, name: string] {
  const colon = name.indexOf(':');
  return colon === -1 ? [prefix, name] : [name.slice(0, colon), name.slice(colon + 1)];
}

interface Attribute {
  tagName: string;
  name: string;
  value: string;
  /** Name of the attribute that the element animates; empty for other elements. */
  animated: string;
}

/** @returns null for an attribute to leave out */
function ownValue(attribute: Attribute, { scope, hasEntities }: AttributeOwner): string | null {
  const { name, value, animated } = attribute;
  if (hasEntities && ENTITY.test(value)) {
    throw new UnusableDrawingError(
      `its attribute ${name} has the entity ${ENTITY.exec(value)?.[0] ?? ''} of the document type`,
      'Save the icon with the values themselves.'
    );
  }
  if (/^on/i.test(name)) {
    throw new UnusableDrawingError(`it has an event handler (${name})`, 'Remove the handler.');
  }
  if (name === 'href') {
    return ownLink(attribute, scope);
  }
  if (name === 'id') {
    return value === '' ? null : scope.own(value);
  }
  if (name === 'class' || ID_LISTS.has(name)) {
    return words(value).length === 0 ? null : scope.ownList(value);
  }
  if (name === 'style') {
    return scope.declarations(value) || null;
  }
  if (name === 'begin' || name === 'end') {
    return scope.timing(value);
  }
  if (ANIMATED_VALUES.has(name)) {
    const animatesLink = /(?:^|:)href$/.test(animated);
    return value
      .split(';')
      .map((each) => (animatesLink ? scope.reference(each) : ownUrls('fill', each, scope)))
      .join(';');
  }
  return ownUrls(name, value, scope);
}

function ownUrls(name: string, value: string, scope: DrawingScope): string {
  return /url\(/i.test(value) ? scope.value(name, value) : value;
}

/** Images may contain their data; everything else must be in the drawing. */
function ownLink({ tagName, value }: Attribute, scope: DrawingScope): string | null {
  // Browsers ignore spaces and control characters there.
  const address = value.replace(/[\s\p{Cc}]/gu, '');
  if (/^javascript:/i.test(address)) {
    throw new UnusableDrawingError('it has a link that runs a script', 'Remove the link.');
  }
  if (tagName === 'a' || address === '') {
    return null;
  }
  return (tagName === 'image' || tagName === 'feImage') && /^data:image\//i.test(address)
    ? value
    : scope.reference(value);
}
