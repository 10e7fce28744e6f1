import { clampChroma, converter, formatHex } from 'culori';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import type { PublishedTokens } from '../../core/publishedTokens.ts';
import { opaqueColor } from '../../core/contrast.ts';

const COUNT = 3;

/** Words of names for the colors that give a product its look, the most telling ones first. */
const WORDS = ['brand', 'accent', 'primary', 'link'];

/** Least chroma of a color that isn't a gray. */
const MIN_CHROMA = 0.04;

/** Degrees by which the hue changes: far enough to see, with the same lightness. */
const HUE_CHANGE = 150;

const toOklch = converter('oklch');

/** Returns a theme to start from: three colors of the site, in another hue; null if it has none. */
export function sampleTheme({ tokens }: Pick<PublishedTokens, 'tokens'>): string | null {
  const colors = tokens.flatMap(({ name, value }) => {
    const color = toOklch(opaqueColor(value));
    const rank = WORDS.findIndex((word) => name.includes(word));
    // Names with numbers are those of palettes, which are longer than what anyone wants to start with.
    const isNamed = rank >= 0 && !/\d/.test(name);
    return color && isNamed && color.c >= MIN_CHROMA ? [{ name, value, color, rank }] : [];
  });
  // Short names first: they are for what the longer ones vary.
  const chosen = colors.toSorted((a, b) => a.rank - b.rank || a.name.length - b.name.length).slice(0, COUNT);
  const lines = chosen.map(({ name, value, color }) => {
    const other = formatHex(clampChroma({ ...color, h: ((color.h ?? 0) + HUE_CHANGE) % 360 }, 'oklch'));
    return `${name}: ${other}; /* ${fillText(texts.ownTheme.sampleBefore, { value })} */`;
  });
  return lines.length === 0 ? null : `/* ${texts.ownTheme.sampleIntro} */\n${lines.join('\n')}\n`;
}
