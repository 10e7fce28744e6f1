import { watchSizes } from './watchSizes.ts';

/**
 * Shows the current tab of a bar that is wider than the window, and says on the bar at which edges more tabs wait.
 * @returns stops
 */
export function startTabBar(main: HTMLElement): () => void {
  const list = main.querySelector<HTMLElement>('.pb-tabs > ul');
  if (!list) {
    return () => undefined;
  }
  const mark = (): void => {
    // Right-to-left lists count from zero down.
    const before = Math.abs(list.scrollLeft);
    const after = list.scrollWidth - list.clientWidth - before;
    list.toggleAttribute('data-more-before', before > 1);
    list.toggleAttribute('data-more-after', after > 1);
  };
  list.addEventListener('scroll', mark, { passive: true });
  // Fonts that arrive late change the widths too.
  return watchSizes([list], () => {
    showCurrent(list);
    mark();
  });
}

/** Scrolls the list alone: `scrollIntoView` might move the page. */
function showCurrent(list: HTMLElement): void {
  const current = list.querySelector('[aria-current]');
  if (current) {
    const frame = list.getBoundingClientRect();
    const tab = current.getBoundingClientRect();
    list.scrollLeft += tab.left + tab.width / 2 - (frame.left + frame.width / 2);
  }
}
