import { beforeLeavingEntry, onEntryChange, readFromEntry, storeInEntry } from './historyEntry.ts';
import { afterNextFrame } from './dom.ts';
import { anchorOf } from './links.ts';
import { onPage } from '../core/pageEvents.ts';

/** Time during which the layout of a newly opened page may still shift. */
const SETTLE_MS = 4000;

/** Rounding error of scroll positions. */
const TOLERANCE_PX = 2;

/** Stored value of a history entry: an element near the middle of the window, and where it is. */
const POSITION = 'position';

/** Elements that come back with the page under the same id. Layout of far or folded parts is skipped; measuring forces it. */
const LANDMARKS = '[id]:not(:is([data-far], [data-preview], [data-island], details:not([open])) *)';

/**
 * Pins the window while layout shifts above it, until the reader's first input: to the anchor of the address, or on
 * history traversal to where the reader was. Browsers restore a number of pixels, but examples may have other heights by
 * then: those of far ones are estimates until the browser was idle.
 * @returns cleanup function
 */
export function startPinning(main: HTMLElement): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  let leave = isWayBack() ? pinToPosition(main) : pinToAnchor(anchorOf(location.hash), main);
  let isTraversal = false;
  onEntryChange((isBack) => (isTraversal = isBack), signal);
  addEventListener(
    'hashchange',
    () => {
      leave();
      const anchor = anchorOf(location.hash);
      if (isTraversal) {
        leave = pinToPosition(main);
      } else {
        // Without the Navigation API, this may be a traversal.
        leave = anchor && isLanded(anchor) ? pinToAnchor(anchor, main) : noop;
      }
    },
    { signal }
  );
  beforeLeavingEntry(() => storePosition(main), signal);
  return () => {
    leave();
    lifetime.abort();
  };
}

function noop(): void {
  // Nothing to clean up.
}

/**
 * Pins the window to an element until the reader's first input, for `SETTLE_MS` at most.
 * @param scroll scrolls to the element
 * @returns cleanup function
 */
export function pinToAnchor(
  anchor: HTMLElement | null,
  main: HTMLElement,
  scroll = (element: HTMLElement): void => element.scrollIntoView()
): () => void {
  if (!anchor || !main.contains(anchor)) {
    return noop;
  }
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const leave = (): void => lifetime.abort();
  const observer = new ResizeObserver(() => scroll(anchor));
  const timer = setTimeout(leave, SETTLE_MS);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  onReaderInput(leave, signal);
  observer.observe(main);
  return leave;
}

function storePosition(main: HTMLElement): void {
  const positions = [...main.querySelectorAll(LANDMARKS)].map(
    (element) => [element.getBoundingClientRect(), element.id] as const
  );
  const shown = positions.filter(([{ height }]) => height > 0);
  const [{ top }, id] = shown.findLast(([rect]) => rect.top < innerHeight / 2) ?? shown[0] ?? [{ top: 0 }, ''];
  storeInEntry(POSITION, `${id} ${top}`);
}

function pinToPosition(main: HTMLElement): () => void {
  const [id = '', top] = readFromEntry(POSITION)?.split(' ') ?? [];
  return pinToAnchor(document.getElementById(id), main, (element) =>
    scrollBy({ top: element.getBoundingClientRect().top - Number(top), behavior: 'instant' })
  );
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
  onPage('leave', () => {
    style.setProperty('overflow-anchor', 'none');
  });
  onPage('enter', () => {
    const release = (): void => afterNextFrame(() => style.removeProperty('overflow-anchor'));
    const transition = 'navigation' in window ? navigation.transition : null;
    if (transition) {
      transition.finished.then(release, release);
    } else {
      release();
    }
  });
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
