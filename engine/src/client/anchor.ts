/** The element that the hash of an address names; null for none. */
export function anchorOf(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not a text at all, e.g. `#%`.
    return null;
  }
}
