import { LOW_WINDOW, WIDE_WINDOW } from '../../browser/mediaQueries.ts';
import { TOC_OFFSET_BANDS } from '../../core/constants.ts';

/** The bars that a page has at the top of the window, beside the masthead. */
export interface StickyBars {
  tabs: boolean;
  /** A column in a wide window. */
  contents: boolean;
}

/**
 * How much of the window's top the bars of a page will cover, so that scripts, which measure it, seldom have to say
 * otherwise: that has the whole page styled again. Where nothing measures, the bands of requirement 9.13 hold.
 */
export function stickyHeightCss({ tabs, contents }: StickyBars): string {
  const heights = ['var(--pb-masthead-height)', ...(tabs ? ['var(--pb-tab-bar-height)'] : [])];
  const narrow = [...heights, ...(contents ? ['var(--pb-contents-bar-height)'] : [])];
  return [
    stickyHeight(sum(narrow)),
    `@media ${WIDE_WINDOW}{${stickyHeight(sum(heights))}}`,
    ...TOC_OFFSET_BANDS.toReversed().map(
      ({ minWidthPx, offsetPx }) =>
        `@media(scripting:none) and (min-width:${minWidthPx}px){${stickyHeight(`${offsetPx}px`)}}`
    ),
    // There the bars scroll away with the page.
    `@media ${LOW_WINDOW}{${stickyHeight('0px')}}`
  ].join('');
}

function stickyHeight(value: string): string {
  return `:root{--pb-sticky-height:${value}}`;
}

function sum(lengths: readonly string[]): string {
  return `calc(${lengths.join(' + ')})`;
}
