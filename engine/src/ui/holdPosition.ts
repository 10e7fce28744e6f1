/**
 * Keeps an element where it is on screen while the focus is in it, whatever changes its height above. Browsers only do
 * so where they support scroll anchoring, and anchor to what is at the top of the window, such as the changing part.
 * @param element keeps its position
 * @param around element whose focus counts
 * @returns cleanup function
 */
export function holdPosition(element: HTMLElement, around: HTMLElement = element): () => void {
  const root = document.documentElement;
  /** Distance from the start of the document; null while the focus is elsewhere. */
  let held: number | null = null;
  const measure = (): number => element.getBoundingClientRect().top + scrollY;
  // Called between layout and paint.
  const observer = new ResizeObserver(() => {
    if (held !== null) {
      const now = measure();
      scrollBy({ top: now - held, behavior: 'instant' });
      held = now;
    }
  });

  const hold = (): void => {
    held = measure();
    root.style.setProperty('overflow-anchor', 'none');
    observer.observe(document.body);
  };
  const release = (): void => {
    held = null;
    root.style.removeProperty('overflow-anchor');
    observer.disconnect();
  };
  const releaseOutside = ({ relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node && around.contains(relatedTarget))) {
      release();
    }
  };
  const listening = new AbortController();
  around.addEventListener('focusin', () => held ?? hold(), listening);
  around.addEventListener('focusout', releaseOutside, listening);
  if (around.contains(document.activeElement)) {
    hold();
  }
  return () => {
    listening.abort();
    if (held !== null) {
      release();
    }
  };
}
