/** Runs in the page of a browser that Playwright can't control: finds elements and outcomes as the player of claims does. */
import type {
  ClaimedElement,
  ClaimedStates,
  ClaimOutcome,
  RoleClaim
} from '../../engine/src/examples/claims/claimsSchema.ts';

import { findElement, stateOf } from '../../engine/src/ui/claims/player/findElement.ts';
import { holds } from '../../engine/src/ui/claims/player/outcomes.ts';
import { nextPaint } from '../support/nextPaint.ts';
import { readDescription } from './readDescription.ts';
import { takesNameFrom } from './takesNameFrom.ts';

/** Functions of the page, called by name. */
export interface InjectedClaims {
  /** Whether an element exists. */
  exists: (element: ClaimedElement) => boolean;
  /** Focuses an element. @returns whether it has the focus */
  focus: (element: ClaimedElement) => boolean;
  /** Scrolls an element into view. @returns its center in CSS pixels of the viewport, once it has stopped moving */
  center: (element: ClaimedElement) => Promise<{ x: number; y: number }>;
  /** Whether an outcome has happened. */
  holds: (outcome: ClaimOutcome) => boolean;
  /** States and accessible description of an element, as a claim names them, and whether its name has the claimed source. */
  describe: (claim: Pick<RoleClaim, 'is' | 'states' | 'nameFrom'>) => {
    states: ClaimedStates;
    description: string;
    isNamedAsClaimed: boolean;
  };
}

declare global {
  interface Window {
    injectedClaims: InjectedClaims;
  }
}

function find(element: ClaimedElement): HTMLElement {
  const found = findElement(document, element);
  if (!found) {
    throw new Error(`There is no ${JSON.stringify(element)}.`);
  }
  return found;
}

window.injectedClaims = {
  exists: (element) => findElement(document, element) !== null,
  focus(element) {
    const found = find(element);
    found.focus();
    return document.activeElement === found;
  },
  async center(element) {
    find(element).scrollIntoView({ block: 'center', behavior: 'instant' });
    await nextPaint();
    const { x, y, width, height } = find(element).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  },
  holds(outcome) {
    const focused = document.activeElement === document.body ? null : (document.activeElement as HTMLElement | null);
    return holds(outcome, { element: focused, window });
  },
  describe({ is, states, nameFrom }) {
    const element = find(is);
    return {
      states: Object.fromEntries(Object.keys(states).map((name) => [name, stateOf(element, name)])),
      description: readDescription(element),
      isNamedAsClaimed: nameFrom === undefined || takesNameFrom(element, nameFrom)
    };
  }
};
