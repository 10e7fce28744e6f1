import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const AA_CONTRAST = 4.5;
/** Code background in the library's tokens. */
const BACKGROUNDS = { light: '#f2f2f2', dark: '#151515' };

const css = readFileSync(new URL('../../src/ui/body/code.css', import.meta.url), 'utf8');
const pairs = [...css.matchAll(/light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, light = '', dark = '']) => ({
  light,
  dark
}));

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(color.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

describe('syntax colors', () => {
  it.each(pairs)('have sufficient contrast: $light and $dark', ({ light, dark }) => {
    expect(contrast(light, BACKGROUNDS.light)).toBeGreaterThanOrEqual(AA_CONTRAST);
    expect(contrast(dark, BACKGROUNDS.dark)).toBeGreaterThanOrEqual(AA_CONTRAST);
  });

  it('are defined for light and dark', () => {
    expect(pairs).toHaveLength(css.match(/(?<!-)color:/g)?.length ?? 0);
  });
});
