import { expect, it } from 'vitest';

import { pageFaults } from './pageFaults.ts';

const EXAMPLE = (html: string): string =>
  `<section class="pb-example"><h2>One</h2><div class="pb-preview"><div>${html}</div></div><div data-island="exampleControls"></div></section>`;

const page = (content: string): string =>
  `<!DOCTYPE html><html><body><header></header><main><div class="pb-body">${content}</div><footer class="pb-page-end"></footer></main><div class="pb-symbols"></div></body></html>`;

const PLAIN = page('<p>Text.</p>');

it('finds nothing in a page whose content stays in its place', () => {
  expect(pageFaults(page(`<p>a<b>b</p>${EXAMPLE('<ul><li>a</ul>')}`), PLAIN, 1)).toEqual([]);
  expect(pageFaults(page(EXAMPLE('') + EXAMPLE('a')), PLAIN, null)).toEqual([]);
});

it.each(['</div></div>', '</div></div></section></div></main>', '<!--', '<textarea>', '<plaintext>', '<svg><title>'])(
  'finds what leaves its place, or swallows what follows: %s',
  (html) => {
    expect(pageFaults(page(EXAMPLE(html)), PLAIN, 1)).not.toEqual([]);
  }
);

it('finds prose that ends the body of the page', () => {
  expect(pageFaults(page('</div><p>Text.</p>'), PLAIN, 0)).toEqual(['The frame differs from that of a plain page.']);
});

it('counts examples', () => {
  expect(pageFaults(page(EXAMPLE('a')), PLAIN, 2)).toEqual(['1 examples instead of 2']);
});
