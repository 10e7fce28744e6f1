import { TOC_OFFSET_BANDS } from '../core/constants.ts';

/** Media query of windows in which the contents list is a column beside the text. */
export const WIDE_WINDOW = `(min-width: ${TOC_OFFSET_BANDS[0].minWidthPx}px)`;

/**
 * Media query of windows too low for sticky bars: phones in landscape orientation, and wide windows at a zoom of
 * 400 % (WCAG 1.4.10). Three bars would take more than a third of them. `ui/styles/media.css` has the same query.
 */
export const LOW_WINDOW = '(max-height: 27rem)';

/** Whether the settings of system and site allow motion. */
export function isMotionAllowed(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion !== 'reduced' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
