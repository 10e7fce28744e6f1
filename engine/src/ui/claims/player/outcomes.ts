import type { ClaimOutcome } from '../../../examples/claims/claimsSchema.ts';
import { findElement, stateOf } from './findElement.ts';

/** A document, and the element with the focus in it. */
export interface Focus {
  element: HTMLElement | null;
  window: Pick<Window, 'document' | 'location'>;
}

/** Whether the document of an example is in the state that a claim expects. */
export function holds(outcome: ClaimOutcome, { element: focused, window: { document, location } }: Focus): boolean {
  if ('focus' in outcome) {
    return focused !== null && findElement(document, outcome.focus) === focused;
  }
  if ('focusInside' in outcome) {
    return findElement(document, outcome.focusInside)?.contains(focused) === true && focused !== null;
  }
  if ('active' in outcome) {
    const active = activeDescendant(focused);
    return active !== null && findElement(document, outcome.active) === active;
  }
  if ('shown' in outcome) {
    return findElement(document, outcome.shown) !== null;
  }
  if ('hidden' in outcome) {
    return findElement(document, outcome.hidden) === null;
  }
  if ('states' in outcome) {
    const element = findElement(document, outcome.states.of);
    return (
      element !== null && Object.entries(outcome.states.are).every(([name, value]) => stateOf(element, name) === value)
    );
  }
  if ('value' in outcome) {
    return (findElement(document, outcome.value.of) as HTMLInputElement | null)?.value === outcome.value.is;
  }
  return location.href.endsWith(outcome.address);
}

/** Returns the element that `aria-activedescendant` of an element names, such as an option; null without one. */
export function activeDescendant(element: Element | null): Element | null {
  const id = element?.getAttribute('aria-activedescendant') ?? '';
  return id === '' ? null : (element?.ownerDocument.getElementById(id) ?? null);
}
