import { expect, it } from 'vitest';

import { wantsMarkdown } from '../../../src/site/serving/wantsMarkdown.ts';

it.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9', true],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0', false],
  ['', false]
])('answers "%s" with Markdown: %s', (accept, expected) => {
  expect(wantsMarkdown({ headers: { accept } })).toBe(expected);
});
