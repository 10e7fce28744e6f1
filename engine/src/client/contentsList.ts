import { WIDE_WINDOW } from './wideWindow.ts';

/** How far below the sticky bars a heading counts as reached. */
const REACHED_MARGIN_PX = 24;

/**
 * Marks the heading that the reader is at in the contents list, and opens the list where it is a column.
 * @returns stops doing so
 */
export function startContentsList(main: HTMLElement): () => void {
  const list = main.querySelector<HTMLElement>('[data-contents]');
  const details = list?.querySelector('details');
  if (!list || !details) {
    return () => undefined;
  }
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const wide = matchMedia(WIDE_WINDOW);
  const fitWindow = (): void => {
    details.open = wide.matches;
  };
  const closePanel = (): void => {
    details.open &&= wide.matches;
  };

  fitWindow();
  wide.addEventListener('change', fitWindow, { signal });
  list.addEventListener('click', ({ target }) => target instanceof HTMLAnchorElement && closePanel(), { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closePanel(), { signal });
  document.addEventListener('pointerdown', ({ target }) => !list.contains(target as Node) && closePanel(), { signal });
  followScroll(list, signal);
  return () => lifetime.abort();
}

function followScroll(list: HTMLElement, signal: AbortSignal): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a')];
  let frame = 0;
  const onScroll = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => markCurrent(links));
  };
  addEventListener('scroll', onScroll, { passive: true, signal });
  onScroll();
}

function markCurrent(links: HTMLAnchorElement[]): void {
  const stickyHeight = parseFloat(document.documentElement.style.getPropertyValue('--pb-sticky-height')) || 0;
  const reached = links.filter((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading !== null && heading.getBoundingClientRect().top <= stickyHeight + REACHED_MARGIN_PX;
  });
  const current = reached.at(-1) ?? links[0];
  for (const link of links) {
    if (link === current) {
      link.setAttribute('aria-current', 'true');
    } else {
      link.removeAttribute('aria-current');
    }
  }
}
