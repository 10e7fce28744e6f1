import { describe, expect, it } from 'vitest';

import { headingLink, missingFile } from '../../src/core/html.ts';
import { tabGroupHtml } from '../../src/core/tabGroup.ts';
import { loadApp } from '../../src/site/documents/loadApp.ts';
import { makeSource, proseBlock } from './acme.ts';

const app = await loadApp();

/** HTML of prose as a page shows it. */
const read = (html: string): string =>
  app
    .renderBody(makeSource({ blocks: [proseBlock(html)] }), { previewOf: () => undefined })
    .replace(/^<div[^>]*>/, '')
    .replace(/<\/div>$/, '');

describe('the words of the interface in prose', () => {
  it('name links beside headings', () => {
    expect(read(headingLink('a', '&lt;a&gt; &amp; &quot;b&quot;'))).toContain(
      'aria-label="Link to <a> &amp; &quot;b&quot;"'
    );
  });

  it('name the labels of which readers choose one', () => {
    const html = tabGroupHtml({ name: 'a', items: [{ label: 'npm', html: '' }] });
    expect(read(html)).toContain('role="radiogroup" aria-label="Alternatives"');
    expect(read(html)).toContain('hidden="until-found"');
  });

  it('say that a file is missing', () => {
    expect(read(missingFile('code', './Gone.ts'))).toContain('its file <code>./Gone.ts</code> is missing');
  });
});

describe('footnotes, tasks, and folded parts', () => {
  it('have names', () => {
    expect(read('<section class="pb-footnotes"></section>')).toContain('aria-label="Footnotes"');
    expect(read('<a class="pb-note-reference" href="#a">2</a>')).toContain('aria-label="Footnote 2"');
    expect(read('<a class="pb-note-back" href="#a" aria-label="2">↩</a>')).toContain('to the text of footnote 2"');
    expect(read('<input type="checkbox" class="pb-task" disabled checked>')).toContain('aria-label="Done"');
    expect(read('<details><summary></summary>a</details>')).toContain('<summary>Details</summary>');
  });
});

describe('callouts', () => {
  it('are alerts with the name of their kind, or with a title of their own', () => {
    expect(read('<pb-callout kind="tip"><p>Turn <i>it</i>.</p></pb-callout>')).toMatch(
      /Tip.*<p>Turn <i>it<\/i>\.<\/p>/s
    );
    expect(
      read('<pb-callout kind="tip"><pb-callout-title>Try &amp; <i>see</i></pb-callout-title>a</pb-callout>')
    ).toMatch(/alert__title.*Try &amp; <i>see<\/i>.*description">a/s);
  });
});

it('tables scroll in a box of their own, and code may break between its words, but not in blocks', () => {
  expect(read('<table><tr><td>a</td></tr></table>')).toMatch(/^<div class="pb-table" data-scrolls="[^"]+"><table>/);
  expect(read('<code>--acme--knob--BackgroundColor</code>')).toContain('<wbr>');
  expect(read('<pre><code>--acme--knob--BackgroundColor</code></pre>')).not.toContain('<wbr>');
});
