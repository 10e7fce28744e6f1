import { PAGE_ORIGIN_ATTRIBUTE } from './protocol.ts';

/** Origin of the pages that may send programs to this frame. */
export function pageOrigin(): string {
  // `location.origin` is the address's, even in a document whose own origin is opaque.
  return document.documentElement.getAttribute(PAGE_ORIGIN_ATTRIBUTE) ?? location.origin;
}

/**
 * Why this document must not run programs; null if it may. It runs strangers' code, which must have no access to a
 * site: neither to its storage nor to the pages of the same origin.
 */
export function isolationFault(): string | null {
  if (globalThis.origin !== 'null') {
    return (
      `This document runs edited examples, and only in a sandbox that gives it an opaque origin. ` +
      `It was loaded with the origin ${globalThis.origin}, so it runs nothing.`
    );
  }
  if (parent === window) {
    return 'This document runs edited examples for the page that embeds it. It was opened by itself, so it runs nothing.';
  }
  return null;
}

/** Says on the document itself why it stays empty. */
export function explainRefusal(reason: string): void {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = reason;
  document.body.append(text);
}
