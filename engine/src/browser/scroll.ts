import { anchorOf } from './links.ts';

/** Time during which the layout of a newly opened page may still shift. */
const SETTLE_MS = 4000;

/** Rounding error of scroll positions. */
const TOLERANCE_PX = 2;

/**
 * Pins the window to the anchor of the address while layout shifts above it, until the reader's first input.
 * @returns cleanup function
 */
export function startAnchorPinning(main: HTMLElement): () => void {
  let leave = isWayBack() ? noop : pinToAnchor(anchorOf(location.hash), main);
  const onHashChange = (): void => {
    leave();
    const anchor = anchorOf(location.hash);
    // On history traversal, the browser restores another position.
    leave = anchor && isLanded(anchor) ? pinToAnchor(anchor, main) : noop;
  };
  addEventListener('hashchange', onHashChange);
  return () => {
    leave();
    removeEventListener('hashchange', onHashChange);
  };
}

function noop(): void {
  // Nothing to clean up.
}

/**
 * Pins the window to an element until the reader's first input, for `SETTLE_MS` at most.
 * @returns cleanup function
 */
export function pinToAnchor(anchor: HTMLElement | null, main: HTMLElement): () => void {
  if (!anchor || !main.contains(anchor)) {
    return noop;
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

/** Checks whether the browser restores a scroll position. */
export function isWayBack(): boolean {
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

/**
 * Disables scroll anchoring while one page replaces another: the browser would treat the replacement as a layout shift
 * and miss the scroll position that it restores.
 */
export function disableScrollAnchoring(): void {
  const { style } = document.documentElement;
  document.addEventListener('patternbook:leave', () => {
    style.setProperty('overflow-anchor', 'none');
  });
  document.addEventListener('patternbook:enter', () => {
    const release = (): void => afterNextFrame(() => style.removeProperty('overflow-anchor'));
    const transition = 'navigation' in window ? navigation.transition : null;
    if (transition) {
      transition.finished.then(release, release);
    } else {
      release();
    }
  });
}

function afterNextFrame(action: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(action));
}

/** Elements in which the key moves the caret instead. */
const TEXT = 'input, textarea, select, [contenteditable]';

/**
 * Makes the End key reach the end of the page: lazily laid out parts (`content-visibility`) may turn out taller than
 * estimated, so that the browser stops short of it.
 */
export function startScrollingToEnd(): void {
  document.addEventListener('keydown', ({ key, target, defaultPrevented }) => {
    if (key === 'End' && !defaultPrevented && !(target instanceof Element && target.closest(TEXT))) {
      scrollToEnd();
    }
  });
}

/** Repeats scrolling until it reaches the end, or until the reader's next input. */
function scrollToEnd(): void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const leave = (): void => lifetime.abort();
  const scrollOn = (): void => {
    const { scrollHeight } = document.documentElement;
    if (scrollY + innerHeight >= scrollHeight - 1) {
      leave();
    } else {
      scrollTo({ top: scrollHeight, behavior: 'instant' });
    }
  };
  document.addEventListener('scrollend', scrollOn, { signal });
  onReaderInput(leave, signal);
}

/** Input that may scroll. From then on the reader controls the position. */
const READER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Calls back on the reader's input, in the capture phase. */
function onReaderInput(callback: () => void, signal: AbortSignal): void {
  for (const type of READER_EVENTS) {
    addEventListener(type, callback, { passive: true, capture: true, signal });
  }
}
