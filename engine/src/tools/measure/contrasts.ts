import { blend, formatRgb } from 'culori';

import { contrastOf } from '../../core/contrast.ts';
import { type Look, LOOKS, type MeasuredContrast, type Ratios } from '../../core/measures.ts';
import type { FoundColors } from './colorsInPage.ts';

/**
 * Computes the contrasts of an example from the colors in each look.
 * @param found by look; the colors of the same part have the same index. The lowest ratio of several lists of a look
 *   counts, such as high contrast in light and dark.
 */
export function contrastsOf(found: Readonly<Record<Look, readonly (readonly FoundColors[])[]>>): MeasuredContrast[] {
  const [first = []] = found.light;
  return first.flatMap(({ part, within, subject }, index) => {
    const ratios = Object.fromEntries(
      LOOKS.map((look) => [look, lowest(found[look].map((list) => ratioOf(list[index])))])
    ) as Ratios;
    return LOOKS.every((look) => ratios[look] === null) ? [] : [{ part, within, subject, ratios }];
  });
}

/** Truncated instead of rounded, so that a ratio just below a limit stays below it. */
function ratioOf(colors: FoundColors | undefined): number | null {
  if (!colors?.layers) {
    return null;
  }
  const background = flatten(colors.layers);
  const ratios = colors.fronts.map((front) => contrastOf(flatten([front, ...(colors.layers ?? [])]), background));
  const best = Math.max(...ratios.map((ratio) => ratio ?? 0));
  return best < 1 ? null : Math.floor(best * 100) / 100;
}

function lowest(ratios: readonly (number | null)[]): number | null {
  const known = ratios.filter((ratio) => ratio !== null);
  return known.length < ratios.length || known.length === 0 ? null : Math.min(...known);
}

/** Blends colors, the nearest first. Undefined ones, which a browser doesn't return, are rejected by the contrast. */
function flatten(layers: readonly string[]): string {
  return formatRgb(blend(layers.toReversed(), 'normal', 'rgb'));
}
