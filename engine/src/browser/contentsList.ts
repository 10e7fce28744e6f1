import { anchorOf, anchorPart } from './links.ts';
import { WIDE_WINDOW } from './mediaQueries.ts';

/** Part of the window below the sticky bars within which a heading counts as reached: what stands there is read. */
const REACHED_SHARE = 0.18;

/**
 * Starts scroll spying: marks the current heading in the contents list. Also opens the list where it is a column.
 * @returns cleanup function
 */
export function startContentsList(main: HTMLElement): () => void {
  const list = main.querySelector<HTMLElement>('.pb-contents');
  const details = list?.querySelector('details');
  if (!list || !details) {
    return () => undefined;
  }
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const wide = matchMedia(WIDE_WINDOW);
  const summary = details.querySelector('summary');
  const fitWindow = (): void => {
    details.open = wide.matches;
    // The title of a column opens nothing, so it is no stop of the Tab key.
    if (summary) {
      summary.tabIndex = wide.matches ? -1 : 0;
    }
  };
  const closePanel = (): void => {
    details.open &&= wide.matches;
  };

  fitWindow();
  wide.addEventListener('change', fitWindow, { signal });
  list.addEventListener('click', ({ target }) => target instanceof HTMLAnchorElement && closePanel(), { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closePanel(), { signal });
  document.addEventListener('pointerdown', ({ target }) => !list.contains(target as Node) && closePanel(), { signal });
  followScroll(list, wide, signal);
  return () => lifetime.abort();
}

function followScroll(list: HTMLElement, wide: MediaQueryList, signal: AbortSignal): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a')];
  /** The chosen link and the resulting scroll position: near the page's end a heading can't reach the top. */
  let choice: { link: HTMLAnchorElement; scrollY: number } | null = null;
  let frame = 0;

  const mark = (): void => {
    endAboveActions(list, wide.matches);
    if (choice?.scrollY !== scrollY) {
      choice = null;
    }
    markCurrent(list, links, choice?.link ?? reachedLink(links));
  };
  const inNextFrame = (action: () => void) => (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(action);
  };
  const choose = inNextFrame(() => {
    const link = links.find(({ hash }) => hash === anchorPart(location.hash));
    choice = link && isInWindow(anchorOf(link.hash)) ? { link, scrollY } : null;
    mark();
  });

  addEventListener('scroll', inNextFrame(mark), { passive: true, signal });
  addEventListener('resize', inNextFrame(mark), { signal });
  addEventListener('hashchange', choose, { signal });
  list.addEventListener('click', choose, { signal });
  choose();
}

/**
 * Makes the column end above the actions at the lower edge of the window. At the top of the page it begins lower, below
 * the page's header, than the style sheet can know.
 */
function endAboveActions(list: HTMLElement, isColumn: boolean): void {
  const actions = isColumn ? document.querySelector('.pb-page-actions') : null;
  const height = actions ? actions.getBoundingClientRect().top - list.getBoundingClientRect().top : 0;
  const limit = height > 0 ? `${Math.floor(height)}px` : '';
  if (list.style.maxBlockSize !== limit) {
    list.style.maxBlockSize = limit;
  }
}

/** Finds the link to the last heading that has reached the sticky bars; at the page's end, the link to the last one. */
function reachedLink(all: HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const folds = new Set<Element>();
  const places = all.flatMap((link) => {
    const heading = anchorOf(link.hash);
    const place = heading && placeOf(heading, folds);
    return place ? { link, heading, place } : [];
  });
  const root = document.documentElement;
  if (scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - 1) {
    return places.at(-1)?.link;
  }
  const padding = parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const reached = places.findLast(({ heading, place }) => {
    // A bar of the list that it belongs to may stay in view, too.
    const margin = parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
    return place.getBoundingClientRect().top <= padding + margin + innerHeight * REACHED_SHARE;
  });
  return (reached ?? places[0])?.link;
}

/**
 * Returns what has the position of a heading; null for none, as for those that a filter hides. A closed fold without a
 * heading stands for the first one in it.
 * @param folds closed folds that have been met
 */
function placeOf(heading: HTMLElement, folds: Set<Element>): Element | null {
  const hiding = heading.closest('[hidden], details:not([open])');
  if (hiding === null) {
    // Examples begin with their heading: asking for what is in one that the browser skips would lay it out.
    return heading.closest('.pb-example') ?? heading;
  }
  const isFirst = !folds.has(hiding);
  folds.add(hiding);
  const around = hiding.parentElement;
  return isFirst && !hiding.matches('[hidden], .pb-heading + *') && !around?.closest('[hidden], details:not([open])')
    ? hiding
    : null;
}

function isInWindow(heading: HTMLElement | null): boolean {
  const top = heading?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < innerHeight;
}

function markCurrent(list: HTMLElement, links: HTMLAnchorElement[], current: HTMLAnchorElement | undefined): void {
  if (current?.hasAttribute('aria-current')) {
    return;
  }
  for (const link of links) {
    link.removeAttribute('aria-current');
  }
  current?.setAttribute('aria-current', 'true');
  const name = list.querySelector('.pb-contents-current');
  if (name) {
    name.textContent = current?.textContent ?? '';
  }
  if (current) {
    keepInView(list, current);
  }
}

/** Scrolls the column alone: `scrollIntoView` might move the page. */
function keepInView(list: HTMLElement, link: HTMLElement): void {
  const frame = list.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) {
    list.scrollTop += (top + bottom) / 2 - (frame.top + frame.bottom) / 2;
  }
}
