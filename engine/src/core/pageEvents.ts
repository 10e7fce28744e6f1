/**
 * What the page script tells its parts and the features of the interface:
 * - `leave`: the page is about to be replaced by another one
 * - `enter`: another page is there
 * - `reload`: the document is about to be reloaded
 * - `preferences`: a preference of the reader may have changed
 */
export type PageEvent = 'leave' | 'enter' | 'reload' | 'preferences';

const nameOf = (event: PageEvent): string => `patternbook:${event}`;

/**
 * Calls a listener on each event.
 * @returns function that stops it
 */
export function onPage(event: PageEvent, listener: () => void, options: AddEventListenerOptions = {}): () => void {
  document.addEventListener(nameOf(event), listener, options);
  return () => document.removeEventListener(nameOf(event), listener);
}

/** Calls the listeners of an event. */
export function tellPage(event: PageEvent): void {
  document.dispatchEvent(new Event(nameOf(event)));
}
