import type { Measure } from '../../core/measures.ts';

/** Numbers in CSS pixels, not rounded. */
export type RawPart = Record<Measure, number[]>;

/**
 * Runs in the page, so it refers to nothing outside itself: measures the first visible element of each selector in an
 * example; null for a selector without one.
 */
export function measureParts(root: Element, selectors: readonly string[]): (RawPart | null)[] {
  const pixels = (value: string): number => parseFloat(value) || 0;
  /** One number where both are equal, none where both are zero by default. */
  const pair = (first: string, second: string): number[] => {
    const [a, b] = [pixels(first), pixels(second)];
    return a === b ? [a] : [a, b];
  };
  return selectors.map((selector) => {
    const element = [...root.querySelectorAll(selector)].find((candidate) => candidate.checkVisibility());
    if (element === undefined) {
      return null;
    }
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const hasGap = style.rowGap !== 'normal' || style.columnGap !== 'normal';
    const radius = style.borderStartStartRadius.endsWith('%')
      ? (pixels(style.borderStartStartRadius) / 100) * Math.min(width, height)
      : pixels(style.borderStartStartRadius);
    return {
      height: [height],
      width: [width],
      'min-width': [pixels(style.minWidth)],
      'padding-block': pair(style.paddingBlockStart, style.paddingBlockEnd),
      'padding-inline': pair(style.paddingInlineStart, style.paddingInlineEnd),
      gap: hasGap ? pair(style.rowGap, style.columnGap) : [],
      'font-size': [pixels(style.fontSize)],
      // As round as it can be: a larger value of a pill says nothing.
      radius: [Math.min(radius, width / 2, height / 2)],
      target: [width, height]
    };
  });
}
