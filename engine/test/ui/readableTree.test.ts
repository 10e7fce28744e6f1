import { describe, expect, it } from 'vitest';

import { headingLink, missingFile } from '../../src/core/html.ts';
import { treeHtml } from '../../src/core/treeHtml.ts';
import { readableTree } from '../../src/ui/body/readableTree.tsx';
import { makeProse } from './acme.ts';

const read = (html: string): string => treeHtml(readableTree(makeProse(html).tree));

describe('the words of the interface in prose', () => {
  it('name links beside headings', () => {
    expect(read(headingLink('a', '&lt;a&gt; &amp; &quot;b&quot;'))).toContain(
      'aria-label="Link to <a> &amp; &quot;b&quot;"'
    );
  });

  it('say that a file is missing', () => {
    expect(read(missingFile('code', './Gone.ts'))).toContain('its file <code>./Gone.ts</code> is missing');
  });
});

describe('callouts', () => {
  it('are alerts with the name of their kind, or with a title of their own', () => {
    expect(read('<pb-callout kind="tip"><p>Turn <i>it</i>.</p></pb-callout>')).toMatch(
      /Tip.*<p>Turn <i>it<\/i>\.<\/p>/s
    );
    expect(read('<pb-callout kind="tip" title="Try &amp; see">a</pb-callout>')).toContain('Try &amp; see');
  });
});

it('tables scroll in a box of their own, and code may break between its words, but not in blocks', () => {
  expect(read('<table><tr><td>a</td></tr></table>')).toMatch(/^<div class="pb-table" data-scrolls="[^"]+"><table>/);
  expect(read('<code>--acme--knob--BackgroundColor</code>')).toContain('<wbr>');
  expect(read('<pre><code>--acme--knob--BackgroundColor</code></pre>')).not.toContain('<wbr>');
});
