import type { Page } from 'playwright-core';

const PREVIEW = '[data-preview]';

/**
 * Measures what an example shows: text, pictures, fields, and surfaces with a color, a border or a shadow. Empty space
 * around them doesn't count, unless it is a surface.
 * @returns its upper, lower, and left end in CSS pixels, within the window; all 0 if nothing is visible
 */
export async function shownBand(page: Page): Promise<{ top: number; bottom: number; left: number }> {
  return page.evaluate((selected) => {
    const isClear = (color: string): boolean => color === 'transparent' || /[,/] ?0\)$/.test(color);
    const isMark = (element: Element): boolean => {
      const style = getComputedStyle(element);
      // Text for screen readers is clipped.
      if (style.visibility !== 'visible' || Number(style.opacity) === 0 || style.clipPath === 'inset(50%)') {
        return false;
      }
      return (
        element.matches('img, svg, canvas, video, input, textarea, select') ||
        !isClear(style.backgroundColor) ||
        style.backgroundImage !== 'none' ||
        style.boxShadow !== 'none' ||
        (style.borderBlockEndWidth !== '0px' && !isClear(style.borderBlockEndColor)) ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      );
    };
    // What opens over the window stands outside of the preview.
    const roots = [...document.querySelectorAll(`${selected}, body > [class]:not(:has(${selected}), .pb-controls)`)];
    const marks = roots
      .flatMap((root) => [root, ...root.querySelectorAll('*')])
      .filter((element) => !element.matches(selected) && isMark(element))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height, bottom, top }) => width > 1 && height > 1 && bottom > 0 && top < innerHeight);
    if (marks.length === 0) {
      return { top: 0, bottom: 0, left: 0 };
    }
    const top = Math.min(...marks.map((box) => box.top));
    const bottom = Math.max(...marks.map((box) => box.bottom));
    const left = Math.min(...marks.map((box) => box.left));
    return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom), left: Math.max(0, left) };
  }, PREVIEW);
}
