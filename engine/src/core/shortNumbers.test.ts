import { expect, it } from 'vitest';

import { shortNumbers } from './shortNumbers.ts';

it.each([
  ['rgb(0, 0, 0, 0.0000)', 'rgb(0, 0, 0, 0)'],
  ['rgb(199, 199, 199, 0.2500)', 'rgb(199, 199, 199, 0.25)'],
  ['rgba(0,0,0,0.10)', 'rgba(0,0,0,0.1)'],
  ['-0.50rem 1.0px .500s', '-0.5rem 1px .5s'],
  ['-.0px .0px', '-0px 0px'],
  ['0.375rem', '0.375rem'],
  ['100', '100'],
  ['#100000', '#100000'],
  ['"Acme 2.0.0", --acme-1.0', '"Acme 2.0.0", --acme-1.0'],
  ['url(a-1.0.png)', 'url(a-1.0.png)']
])('writes %s as %s', (value, short) => {
  expect(shortNumbers(value)).toBe(short);
});
