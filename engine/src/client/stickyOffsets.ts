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

  const measure = (): void => {
    let total = 0;
    for (const { selector, property } of BARS) {
      const isColumn = selector === '[data-contents]' && wide.matches;
      const height = isColumn ? 0 : (document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0);
      root.style.setProperty(property, `${height}px`);
      total += height;
    }
    root.style.setProperty('--pb-sticky-height', `${total}px`);
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
