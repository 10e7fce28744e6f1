import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

import { ARIA_ATTRIBUTES } from '../../../core/ariaAttributes.ts';
import type { ClaimedElement } from '../../../examples/claims/claimsSchema.ts';

/** What a screen reader can say about an element. */
export interface SpokenElement {
  role: string;
  name: string;
  /** States and properties that the element has, by their names without `aria-`. */
  states: [name: string, value: string][];
}

/** Roles of elements of text (HTML Accessibility API Mappings 1.0), which `getRole` leaves out. */
const TEXT_ROLES: Readonly<Record<string, string>> = {
  blockquote: 'blockquote',
  code: 'code',
  del: 'deletion',
  em: 'emphasis',
  ins: 'insertion',
  meter: 'meter',
  p: 'paragraph',
  s: 'deletion',
  strong: 'strong',
  sub: 'subscript',
  sup: 'superscript',
  time: 'time'
};

/** Finds the element of a document that a claim means; null if there is none that assistive technologies find. */
export function findElement(document: Document, { role, name, position = 1 }: ClaimedElement): HTMLElement | null {
  let count = 0;
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const isMeant =
      roleOf(element) === role && !isInaccessible(element) && (name === undefined || nameOf(element) === name);
    if (isMeant && ++count === position) {
      return element;
    }
  }
  return null;
}

/** Describes an element as assistive technologies find it. */
export function describeElement(element: Element): SpokenElement {
  const states = ARIA_ATTRIBUTES.map((name) => [name, stateOf(element, name)] as const);
  return {
    role: roleOf(element) ?? element.localName,
    name: nameOf(element),
    states: states.flatMap(([name, value]) => (value === null ? [] : [[name, value] as [string, string]]))
  };
}

/** Returns an ARIA state of an element, or its native equivalent; null if the element doesn't have it. */
export function stateOf(element: Element, name: string): string | null {
  if (name === 'checked' && element.matches('input:is([type=checkbox], [type=radio])')) {
    const { indeterminate, checked } = element as HTMLInputElement;
    return indeterminate ? 'mixed' : String(checked);
  }
  if ((name === 'disabled' && element.matches(':disabled')) || (name === 'required' && element.matches(':required'))) {
    return 'true';
  }
  const level = name === 'level' ? /^h([1-6])$/.exec(element.localName)?.[1] : undefined;
  return level ?? element.getAttribute(`aria-${name}`);
}

function roleOf(element: Element): string | null {
  // Browsers expose a password as a text field, for which HTML has no role.
  const role = element.matches('input[type=password]') ? 'textbox' : TEXT_ROLES[element.localName];
  return getRole(element) ?? role ?? null;
}

function nameOf(element: Element): string {
  return computeAccessibleName(element).replaceAll(/\s+/g, ' ').trim();
}
