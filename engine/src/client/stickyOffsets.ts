import { WIDE_WINDOW } from './wideWindow.ts';

/** Bars that stay at the top of the window, and the custom properties that carry their heights in px. */
const BARS = [
  { selector: '.pb-masthead', property: '--pb-masthead-height' },
  { selector: '[data-tab-bar]', property: '--pb-tabs-height' },
  { selector: '[data-contents]', property: '--pb-contents-height' }
] as const;

/**
 * Keeps the heights of the sticky bars in custom properties of the root element, so that anchors and further bars
 * stop below them.
 * @returns stops measuring
 */
export function startStickyOffsets(): () => void {
  const root = document.documentElement;
  const wide = matchMedia(WIDE_WINDOW);

  const heightOf = (selector: string): number => {
    const isColumn = selector === '[data-contents]' && wide.matches;
    return isColumn ? 0 : (document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0);
  };

  // Each change makes the browser compute every element's style again: all is measured before anything is set.
  const measure = (): void => {
    const heights = BARS.map(({ selector, property }) => ({ property, height: heightOf(selector) }));
    const total = heights.reduce((sum, { height }) => sum + height, 0);
    for (const { property, height } of [...heights, { property: '--pb-sticky-height', height: total }]) {
      setLength(root, property, height);
    }
  };

  const observer = new ResizeObserver(measure);
  for (const { selector } of BARS) {
    const bar = document.querySelector(selector);
    if (bar) {
      observer.observe(bar);
    }
  }
  measure();
  wide.addEventListener('change', measure);
  return () => {
    observer.disconnect();
    wide.removeEventListener('change', measure);
  };
}

function setLength({ style }: HTMLElement, property: string, px: number): void {
  const value = `${px}px`;
  if (style.getPropertyValue(property) !== value) {
    style.setProperty(property, value);
  }
}
