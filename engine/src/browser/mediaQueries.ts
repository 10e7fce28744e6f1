/**
 * Media query of windows in which the contents list is a column beside the text: those with room for the side
 * navigation too. `ui/page/contents.css` has the same query.
 */
export const WIDE_WINDOW = '(min-width: 75rem)';

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
