/** The element that the hash of an address names; null for none. */
export function anchorOf(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
}
