/** The product's constants (requirements, section 9). Names contain the units. */

/** Default navigation order of a page. */
export const DEFAULT_NAV_SORT_VALUE = 50;
/** Puts about and landing pages first in their section. */
export const LANDING_PAGE_SORT_VALUE = 1;

export const CSS_FILTER_DEBOUNCE_MS = 500;
export const CODE_EDIT_DEBOUNCE_MS = 300;
export const NAVIGATION_PRELOAD_WAIT_MS = 500;

export const CODE_EDITOR_HEIGHT_PX = 400;

export const TOOLTIP_EXIT_DELAY_MS = 300;
export const TOOLTIP_EXIT_DELAY_AFTER_COPY_MS = 1600;

/** Least number of examples that a tab may have and be folded. */
export const LEAST_FOLDED_EXAMPLES = 8;

/** Maximum number of previous, non-hidden releases in the release menu. */
export const MAX_PREVIOUS_RELEASES = 3;

/** Scroll offsets for the table of contents by viewport width, used if sticky heights can't be measured. */
export const TOC_OFFSET_BANDS = [
  { minWidthPx: 1450, offsetPx: 88 },
  { minWidthPx: 768, offsetPx: 142 },
  { minWidthPx: 0, offsetPx: 190 }
] as const;

export const FULLSCREEN_THUMBNAIL_PX = { width: 800, height: 450 } as const;
/** Media query of phones. Style sheets have the same query. */
export const NARROW_WINDOW = '(max-width: 47.99rem)';
/** Default root font size of browsers (`1rem`). */
export const ROOT_FONT_SIZE_PX = 16;

/** Masthead colors, also used as `theme-color`. */
export const MASTHEAD_COLORS = { light: '#f2f2f2', dark: '#151515' } as const;
