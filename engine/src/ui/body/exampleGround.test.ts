import { expect, it } from 'vitest';

import { groundFor } from './exampleGround.ts';

const PAGE = '--pf-t--global--background--color--primary--default';
const SECONDARY = '--pf-t--global--background--color--secondary--default';

it.each([
  ['surfaces of the color of the page', [PAGE, ''], 'secondary'],
  ['surfaces of both colors, which neither ground suits', [PAGE, SECONDARY], undefined],
  ['surfaces of other colors', [SECONDARY, '--acme-color'], undefined],
  ['no surface', [], undefined]
])('chooses the ground for %s', (_, surfaces, ground) => {
  expect(groundFor(new Set(surfaces))).toBe(ground);
});
