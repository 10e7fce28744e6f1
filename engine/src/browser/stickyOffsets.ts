import { LOW_WINDOW, WIDE_WINDOW } from './mediaQueries.ts';

/** Sticky bars, from the top of the window. */
const MASTHEAD = '.pb-masthead';
const TABS = '.pb-tabs';
const CONTENTS = '.pb-contents';

/** Elements positioned below all bars: anchors (by `scroll-padding` of the root element), headers of long tables, filters. */
const BELOW_BARS = ':root, .pb-status-table thead, .pb-filter-bar, .pb-token-schemes';

/** Rounding error of an element's height. */
const TOLERANCE_PX = 1;

/**
 * Keeps the heights of the sticky bars in custom properties, so that anchors and further bars stop below them. The
 * properties are set on the elements that use them: inherited ones would invalidate the styles of the whole page.
 * @returns cleanup function
 */
export function startStickyOffsets(): () => void {
  const wide = matchMedia(WIDE_WINDOW);
  const low = matchMedia(LOW_WINDOW);

  const heightOf = (selector: string): number => {
    const isColumn = selector === CONTENTS && wide.matches;
    return isColumn || low.matches ? 0 : (document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0);
  };

  const measure = (): void => {
    const tabs = heightOf(TABS);
    // The contents list is a column below the tabs, or has its button among them.
    const all = heightOf(MASTHEAD) + (tabs || heightOf(CONTENTS));
    setLength(CONTENTS, '--pb-tabs-height', wide.matches ? tabs : 0);
    setLength(BELOW_BARS, '--pb-sticky-height', all);
  };

  const observer = new ResizeObserver(measure);
  for (const selector of [MASTHEAD, TABS, CONTENTS]) {
    const bar = document.querySelector(selector);
    if (bar) {
      observer.observe(bar);
    }
  }
  measure();
  wide.addEventListener('change', measure);
  low.addEventListener('change', measure);
  return () => {
    observer.disconnect();
    wide.removeEventListener('change', measure);
    low.removeEventListener('change', measure);
  };
}

function setLength(selector: string, property: string, px: number): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const now = parseFloat(getComputedStyle(element).getPropertyValue(property));
    if (!(Math.abs(now - px) <= TOLERANCE_PX)) {
      element.style.setProperty(property, `${px}px`);
    }
  }
}
