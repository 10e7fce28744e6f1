/** The element that the hash of an address names; null for none. */
export function anchorOf(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(anchorPart(hash).slice(1)));
  } catch {
    // Not a text at all, e.g. `#%`.
    return null;
  }
}

/** The hash without what it says of the thing that it names: settings of a preview follow a question mark. */
export function anchorPart(hash: string): string {
  return hash.split('?', 1)[0] ?? '';
}
