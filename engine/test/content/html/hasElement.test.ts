import { expect, it } from 'vitest';

import { hasElement } from '../../../src/content/html/hasElement.ts';

it('finds elements, but no texts and other names that begin alike', () => {
  expect(hasElement('<div><main class="a">b</main></div>', 'main')).toBe(true);
  expect(hasElement('<p title="<main>">a</p><!-- <main> --><main-menu></main-menu>', 'main')).toBe(false);
  expect(hasElement('<p>main</p>', 'main')).toBe(false);
});
