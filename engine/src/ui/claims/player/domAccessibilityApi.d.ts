/** The parts that the player uses. The package has types that its `exports` don't mention. */
declare module 'dom-accessibility-api' {
  /** Computes the accessible name of an element. */
  export function computeAccessibleName(element: Element): string;
  /** Returns the explicit or implicit ARIA role of an element; null for none. */
  export function getRole(element: Element): string | null;
  /** Whether assistive technologies don't find an element. */
  export function isInaccessible(element: Element): boolean;
}
