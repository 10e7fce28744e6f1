import { expect, test } from 'vitest';

import { fontsOf } from '../../../src/site/documents/documents.ts';

const FONTS = { text: ['/text.woff2', '/display.woff2'], code: ['/mono.woff2'], emphasis: ['/italic.woff2'] };

test('preloads the fonts of the text', () => {
  expect(fontsOf(FONTS, '<h1>Badge</h1><p>Text</p><embed src="x">')).toEqual(FONTS.text);
});

test('preloads the code font on pages with code', () => {
  const withCode = [...FONTS.text, '/mono.woff2'];
  expect(fontsOf(FONTS, `${'<p>Text</p>'.repeat(9000)}<code class="x">isRead</code>`)).toEqual(withCode);
});

test('preloads the italic font on pages with emphasis', () => {
  expect(fontsOf(FONTS, '<p><em>Save</em></p>')).toEqual([...FONTS.text, '/italic.woff2']);
});
