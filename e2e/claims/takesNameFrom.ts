import type { RoleClaim } from '../../engine/src/examples/claims/claimsSchema.ts';

export type NameSource = NonNullable<RoleClaim['nameFrom']>;

/** Whether the accessible name of an element comes from a source. Runs in the page. */
export function takesNameFrom(element: Element, source: NameSource): boolean {
  const has = (attribute: string): boolean => (element.getAttribute(attribute) ?? '') !== '';
  switch (source) {
    case 'label':
      return element instanceof HTMLInputElement && (element.labels?.length ?? 0) > 0;
    case 'content':
      return !has('aria-label') && !has('aria-labelledby') && element.textContent.trim() !== '';
    case 'aria-label':
      // An element that names itself has no other label.
      return has('aria-label') && ['', null, element.id].includes(element.getAttribute('aria-labelledby'));
    case 'aria-labelledby':
      return has('aria-labelledby') && element.getAttribute('aria-labelledby') !== element.id;
  }
}
