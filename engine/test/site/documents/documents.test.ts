import { expect, test } from 'vitest';

import { firstFonts } from '../../../src/site/documents/documents.ts';

const FONTS = { text: ['/text.woff2', '/display.woff2'], code: ['/mono.woff2'] };

test('preloads the code font on pages that start with code', () => {
  expect(firstFonts(FONTS, '<h1>Badge</h1><p>Set <code class="x">isRead</code>.</p>')).toEqual([
    '/text.woff2',
    '/display.woff2',
    '/mono.woff2'
  ]);
});

test('does not count the drawing of the page', () => {
  const drawing = `<svg>${'<path d="M0 0h1"/>'.repeat(1000)}</svg>`;
  expect(firstFonts(FONTS, `${drawing}<p>Set <code>isRead</code>.</p>`)).toContain('/mono.woff2');
});

test('does not preload it on other pages', () => {
  expect(firstFonts(FONTS, '<h1>Badge</h1><p>Text</p>')).toEqual(FONTS.text);
  expect(firstFonts(FONTS, `<h1>Badge</h1>${'<p>Text</p>'.repeat(2000)}<code>isRead</code>`)).toEqual(FONTS.text);
});
