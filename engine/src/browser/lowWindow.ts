/**
 * Media query of windows too low for bars that stay: phones held across, and wide windows at a zoom of 400 %
 * (WCAG 1.4.10). Three bars would take more than a third of them. `ui/styles/media.css` has the same.
 */
export const LOW_WINDOW = '(max-height: 27rem)';
