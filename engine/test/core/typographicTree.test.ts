import { expect, test } from 'vitest';

import { treeHtml } from '../../src/core/treeHtml.ts';
import { typographicTree } from '../../src/core/typographicTree.ts';
import { parseProse } from '../../src/content/tree/parseProse.ts';

function shown(html: string): string {
  return treeHtml(typographicTree(parseProse(html, [])));
}

test('changes prose, also across elements of a sentence', () => {
  expect(shown('<p>"<em>Don\'t</em>" and "<a href="/ab" title="a &quot;b&quot;">it</a>"</p>')).toBe(
    '<p>“<em>Don’t</em>” and “<a href="/ab" title="a &quot;b&quot;">it</a>”</p>'
  );
});

test('pairs no marks of different paragraphs', () => {
  const html = '<ul><li>"one</li><li>two"</li></ul>';

  expect(shown(html).replaceAll('&quot;', '"')).toBe(html);
});

test.each([
  "<pre><code>it's</code></pre>",
  "<p>Press <kbd>'</kbd>, see <samp>can't</samp>, or write <code>don't</code>.</p>",
  '<div data-island="menu"><p>don\'t</p></div>'
])('leaves what is as it is: %s', (html) => {
  expect(shown(html)).toBe(html);
});

test('keeps a tree without marks', () => {
  const tree = parseProse('<p>Plain <b>text</b></p>', []);

  expect(typographicTree(tree)).toBe(tree);
});
