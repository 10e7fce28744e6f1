import type { Element, Properties } from 'hast';
import { find, html } from 'property-information';

/** Attributes of HTML, SVG, and MathML that browsers may go to or load from, whatever element they are on. */
const ADDRESSES: ReadonlySet<string> = new Set(
  'action background by cite data formaction from href poster src to values xlink:href'.split(' ')
);

/** Whether the value of an attribute is an address that is a program, or a list with one. @param name in small letters */
export function isProgramAddress(name: string, value: string): boolean {
  return ADDRESSES.has(name) && value.split(name === 'values' ? ';' : /$^/).some(isProgram);
}

/** Browsers ignore spaces and control characters in the scheme of an address. */
function isProgram(target: string): boolean {
  return ['javascript:', 'vbscript:'].includes(URL.parse(target, 'https://site.invalid')?.protocol ?? '');
}

/** Whether an address is a document of its own, in which programs could be. */
export function isDataDocument(target: string): boolean {
  return /^data:(?:text\/html|application\/xhtml\+xml|image\/svg\+xml|text\/xml|application\/xml)\b/i.test(target);
}

/** Whether an attribute is a program. @param name in small letters */
export function isHandler(name: string): boolean {
  return /^on[a-z]/.test(name);
}

/**
 * Removes what would run from an element: handlers, and addresses that are programs. The policy of documents forbids them
 * as well.
 */
export function withoutScripts(element: Element): Element {
  const entries = Object.entries(element.properties);
  const safe = entries.filter(([property, value]) => {
    const name = find(html, property).attribute.toLowerCase();
    return !isHandler(name) && !isProgramAddress(name, textOf(value));
  });
  return safe.length === entries.length ? element : { ...element, properties: Object.fromEntries(safe) };
}

function textOf(value: Properties[string]): string {
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}
