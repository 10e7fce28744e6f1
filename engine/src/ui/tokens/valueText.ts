import { ROOT_FONT_SIZE_PX } from '../../core/constants.ts';

const REM = /^(\d*\.?\d+)rem$/;

/** Formats a value; lengths in `rem` also in pixels at the default text size, e.g. `16px (1rem)`. */
export function valueText(value: string): string {
  const rem = REM.exec(value)?.[1];
  return rem === undefined ? value : `${Number(rem) * ROOT_FONT_SIZE_PX}px (${value})`;
}
