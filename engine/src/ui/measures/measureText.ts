import * as texts from '../../core/texts.ts';
import { ROOT_FONT_SIZE_PX } from '../../core/constants.ts';
import { fillText } from '../../core/fillText.ts';
import { formatNumber } from '../../core/language.ts';
import type { Measure } from '../../core/measures.ts';

/** Measures that style sheets set in rem; heights and widths result from them. */
const IN_REM: readonly Measure[] = ['padding-block', 'padding-inline', 'gap', 'font-size'];

/** Formats a measure: `37 px`, `8 / 16 px`, `24 × 24 px`. @param values in CSS pixels */
export function pxText(measure: Measure, values: readonly number[]): string {
  const numbers = values
    .map((value) => formatNumber(rounded(measure, value)))
    .join(measure === 'target' ? ' × ' : ' / ');
  return values.length === 0 ? texts.measures.none : fillText(texts.measures.px, { value: numbers });
}

/** The same length in rem, `1rem`; null where nobody would write it so. */
export function remText(measure: Measure, values: readonly number[]): string | null {
  const [value, ...others] = values;
  return value === undefined || value === 0 || others.length > 0 || !IN_REM.includes(measure)
    ? null
    : `${Number((value / ROOT_FONT_SIZE_PX).toFixed(4))}rem`;
}

/** Borders that cells share make heights with halves, of which a screen shows whole pixels. */
const IN_WHOLE: readonly Measure[] = ['height', 'width'];

function rounded(measure: Measure, value: number): number {
  return Number(value.toFixed(IN_WHOLE.includes(measure) ? 0 : 1));
}
