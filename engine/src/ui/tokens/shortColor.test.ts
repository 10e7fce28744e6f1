import { describe, expect, it } from 'vitest';

import { shortColor } from './shortColor.ts';

describe('a translucent color in a column', () => {
  it.each([
    ['rgb(199, 199, 199, 0.25)', '#c7c7c7 25%'],
    ['rgba(0,5,255,.155)', '#0005ff 15.5%'],
    ['rgb(21 21 21 / 40%)', '#151515 40%'],
    ['rgb(255, 255, 255, 0)', '#ffffff 0%'],
    ['RGB(0 0 0 / 1.5)', '#000000 100%'],
    // Not a whole number in binary.
    ['rgb(1, 2, 3, 0.15)', '#010203 15%']
  ])('%s is shown as %s', (value, shown) => {
    expect(shortColor(value)).toBe(shown);
  });

  it.each([
    ['#c7c7c740'],
    ['transparent'],
    ['rgb(199, 199, 199)'],
    ['rgb(300, 0, 0, 0.5)'],
    ['rgb(10% 20% 30% / 0.5)'],
    ['0 1px 2px rgb(0, 0, 0, 0.1)']
  ])('leaves other values as they are: %s', (value) => {
    expect(shortColor(value)).toBe(value);
  });
});
