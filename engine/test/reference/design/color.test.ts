import { expect, it } from 'vitest';
import { isColor } from '../../../src/reference/design/themedValue.ts';

it.each([
  '#fff',
  '#0066cc80',
  'rgb(199, 199, 199, 0.2500)',
  'rgb(0 0 0 / 50%)',
  'hsl(120deg 50% 50%)',
  'oklch(60% 0.1 200)',
  'color-mix(in srgb, red 50%, #fff)',
  'color-mix(in oklab, currentcolor 20%, rgb(0 0 0 / 10%))',
  'rebeccapurple',
  'transparent',
  'currentcolor'
])('%s is a color', (value) => {
  expect(isColor(value)).toBe(true);
});

it.each([
  '',
  '1px',
  '0 0 0 1px red',
  'none',
  'inherit',
  'initial',
  'var(--color)',
  'rgb(var(--red), 0, 0)',
  '#ggg',
  'red; background: blue',
  '} b{color:red',
  'url(red.png)',
  'all 1s'
])('"%s" is not a color', (value) => {
  expect(isColor(value)).toBe(false);
});
