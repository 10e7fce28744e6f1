// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { keepTitle } from '../../../src/browser/islands/keepTitle.ts';

it('the title stays that of the page, and titles of examples stay where React removes them', async () => {
  document.head.innerHTML = '<meta charset="utf-8"><title>Page</title>';
  keepTitle();
  const stolen = document.createElement('title');
  stolen.textContent = 'Stolen';
  document.head.querySelector('title')?.before(stolen);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.title).toBe('Page');
  expect(stolen.isConnected).toBe(true);
  document.title = 'Next';
  stolen.remove();
  expect([...document.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual(['Next']);
});
