import { anchorOf } from './anchor.ts';
import { onReaderInput } from './readerInput.ts';

/** How long a page may still change its layout after it was opened. */
const SETTLE_MS = 4000;

/** By how much a landing may miss, through rounding. */
const TOLERANCE_PX = 2;

/**
 * Keeps the window at the anchor that the address names while what stands above it takes its final height, until the
 * reader does anything.
 * @returns stops
 */
export function startStayingAtAnchor(main: HTMLElement): () => void {
  let leave = isWayBack() ? stayNowhere : stayAt(anchorOf(location.hash), main);
  const onHashChange = (): void => {
    leave();
    const anchor = anchorOf(location.hash);
    // On the way back through the history the browser restores another position.
    leave = anchor && isLanded(anchor) ? stayAt(anchor, main) : stayNowhere;
  };
  addEventListener('hashchange', onHashChange);
  return () => {
    leave();
    removeEventListener('hashchange', onHashChange);
  };
}

function stayNowhere(): void {
  // Nothing to end.
}

/**
 * Keeps the window at an element until the reader does anything, or for a few seconds.
 * @returns stops
 */
export function stayAt(anchor: HTMLElement | null, main: HTMLElement): () => void {
  if (!anchor || !main.contains(anchor)) {
    return stayNowhere;
  }
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const leave = (): void => lifetime.abort();
  const observer = new ResizeObserver(() => anchor.scrollIntoView());
  const timer = setTimeout(leave, SETTLE_MS);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  onReaderInput(leave, signal);
  observer.observe(main);
  return leave;
}

/** Whether the browser brings the page to where the reader once left it. */
function isWayBack(): boolean {
  const transition = 'navigation' in window ? navigation.transition : null;
  if (transition) {
    return transition.navigationType === 'traverse';
  }
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load !== undefined && load.type !== 'navigate';
}

function isLanded(anchor: HTMLElement): boolean {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return Math.abs(anchor.getBoundingClientRect().top - padding) <= TOLERANCE_PX;
}
