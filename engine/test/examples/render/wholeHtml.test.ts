import fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { wholeHtml } from '../../../src/examples/render/worker/wholeHtml.ts';
import { childrenInPage, IN_PLACE } from '../../support/childrenInPage.ts';
import { hostileHtml } from '../../support/hostileHtml.ts';

const rendered = (html: string): string =>
  renderToString(createElement('section', { dangerouslySetInnerHTML: { __html: html } }));

describe('the HTML that React writes', () => {
  it.each([
    ['elements', '<p>a<br/>&lt;b&gt;</p><svg><path d="M0"></path></svg><!-- c --><img alt=""/>'],
    ['a suspended part', '<!--$!--><template data-msg="later"></template>…<!--/$-->'],
    ['lists that nobody closes', '<ul><li>a<li>b</ul>']
  ])('stays as it is with %s', (_, html) => {
    expect(wholeHtml(rendered(html))).toBe(rendered(html));
  });

  it.each([
    ['<p>a</p></section></div><h1>b</h1>', '<section><p>a</p></section><h1>b</h1>'],
    ['<a title="b', '<section></section>'],
    ['<textarea>', '<section><textarea>&lt;/section&gt;</textarea></section>'],
    ['<plaintext>', null]
  ])('is closed with %j', (html, whole) => {
    expect(wholeHtml(rendered(html))).toBe(whole);
  });

  it('stays in its place, whatever an author writes', () => {
    fc.assert(
      fc.property(hostileHtml, (html) => {
        expect(childrenInPage(wholeHtml(rendered(html)) ?? '', true)).toEqual(IN_PLACE);
      })
    );
  });
});
