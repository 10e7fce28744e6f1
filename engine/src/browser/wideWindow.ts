import { TOC_OFFSET_BANDS } from '../core/constants.ts';

/** Media query of windows in which the contents list is a column beside the text. */
export const WIDE_WINDOW = `(min-width: ${TOC_OFFSET_BANDS[0].minWidthPx}px)`;
