import { join } from 'node:path';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type ExampleMarkup, exampleMarkup } from '../../../src/content/html/exampleMarkup.ts';
import type { StandaloneExample } from '../../../src/model.ts';
import { childrenInPage, IN_PLACE } from '../../support/childrenInPage.ts';
import { hostileHtml } from '../../support/hostileHtml.ts';
import { makeExample } from '../../ui/acme.ts';
import { writeFiles } from '../support/writeFiles.ts';

/** The fence is on line 10. */
function markupOf(code: string, changes: Partial<StandaloneExample> = {}): ExampleMarkup {
  return exampleMarkup(makeExample({ lang: 'html', code, location: { file: '/acme/knob.md', line: 10 }, ...changes }));
}

function reportOf(code: string): string[] {
  return markupOf(code).problems.map(
    ({ code: name, message, location }) => `${name} ${message.split(' ')[0]} ${location?.line}`
  );
}

describe('an HTML example', () => {
  it('that is balanced stays as written', () => {
    const code =
      '<ul>\n  <li>One<li>Two\n</ul>\n<!-- note -->\n<svg><title>a</title><path d="M0"/></svg>\n<img src="/a.png"><BR>';
    const markup = markupOf(code);
    expect(markup).toMatchObject({ page: code, standalone: code, problems: [], assets: [] });
  });

  it.each([
    ['<p>a</p>\n<!-- todo\n', 'unbalanced-html <!-- 12', '<p>a</p>\n<!-- todo\n-->'],
    ['<textarea>a', 'unbalanced-html <textarea> 11', '<textarea>a</textarea>'],
    ['<xmp>a', 'unbalanced-html <xmp> 11', '<xmp>a</xmp>'],
    ['\n<plaintext>a', 'unbalanced-html <plaintext> 12', '\n<pre>a</pre>'],
    ['<p>a</p></div></div>', 'unbalanced-html </div> 11', '<p>a</p>'],
    ['<div class="card"><p>text</p>', 'unbalanced-html <div> 11', '<div class="card"><p>text</p></div>'],
    ['a\n<td>b</td>', 'unbalanced-html <td> 12', 'a\nb'],
    ['a\n<![CDATA[b', 'unbalanced-html <![CDATA[ 12', 'a\n<!--[CDATA[b-->'],
    ['a </', 'unbalanced-html </ 11', 'a &lt;/'],
    ['a <p title="b', 'unbalanced-html <p 11', 'a '],
    ['<svg><g></svg>', 'unbalanced-html <g> 11', '<svg><g></g></svg>'],
    ['<table>a<b>c</b></table>', 'unbalanced-html <b> 11', 'a<b>c</b><table></table>'],
    ['<div />', 'unbalanced-html <div> 11', '<div></div>'],
    ['<pre>\n\na</pre></p>', 'unbalanced-html </p> 13', '<pre>\n\na</pre><p></p>']
  ])('that is not is closed, and reported with its line: %j', (code, problem, html) => {
    expect(markupOf(code).page).toBe(html);
    expect(markupOf(code).standalone).toBe(html);
    expect(reportOf(code)).toContain(problem);
  });

  it('in a file is reported there', () => {
    const { problems } = markupOf('<p>a</p>\r\n\r\n  </div>', { file: '/acme/knob.html' });
    expect(problems).toMatchObject([{ location: { file: '/acme/knob.html', line: 3, column: 3 } }]);
  });

  it.each([
    '<meta http-equiv="refresh" content="0">',
    '<base target="_blank">',
    '<link rel="stylesheet" href="x.css">',
    '<title>a</title>'
  ])('leaves out what acts on the document, and reports it: %s', (tag) => {
    expect(markupOf(`<p>a</p>${tag}`)).toMatchObject({ page: '<p>a</p>', standalone: '<p>a</p>' });
    expect(markupOf(`<p>a</p>\n${tag}`).problems).toMatchObject([{ code: 'document-element', location: { line: 12 } }]);
  });

  it('leaves out scripts, and what is for readers without any', () => {
    const { page, problems } = markupOf('<b>a</b><script><!--<script></script><noscript><p title="</noscript><i>">');
    expect(page).toBe('<b>a</b>');
    expect(problems.map(({ code }) => code)).toContain('document-element');
    expect(markupOf('<svg><script>a</script><g/></svg>').page).toBe('<svg><g></g></svg>');
  });

  it('takes the focus in its own document alone', () => {
    expect(markupOf('<input autofocus aria-label="q">')).toMatchObject({
      page: '<input aria-label="q">',
      standalone: '<input autofocus aria-label="q">',
      problems: []
    });
  });

  it('has sheets that style it alone', () => {
    const { page, standalone } = markupOf('<style media="print">h1 { color: red } } i {</style><p>a</p>', {
      slug: 'basic'
    });
    expect(page.replace(/\s+/g, ' ')).toBe(
      '<style media="print"> @scope ([data-example="basic"]) { h1 { color: red; } } </style><p>a</p>'
    );
    expect(standalone).toContain('<style media="print">h1 {');
    const drawn = markupOf('<svg><style>* { fill: red }</style></svg>').page;
    expect(drawn).toContain('@scope');
    expect(markupOf('<style>i::after { content: "\\3c/style><b>" }</style>').page).not.toContain('</style><b>');
  });

  const oneLine = (code: string): string => markupOf(code, { slug: 'basic' }).page.replace(/\s+/g, ' ');

  it('has animations of its own, also where style attributes and variables name them', () => {
    const sheet = '@keyframes spin { to { rotate: 1turn } } .a { animation: spin 1s, other 2s; --a: spin 1s }';
    const html = oneLine(`<style>${sheet} .b { animation: var(--x) spin }</style><p style="animation: spin 1s">a</p>`);
    expect(html.replaceAll('basic--spin', '')).not.toContain('spin');
    expect(html.match(/basic--spin/g)).toHaveLength(5);
    expect(html).toContain('2s other');
    expect(oneLine('<style>.a { animation: fade 1s }</style><p style="animation:fade 1s">a</p>')).toContain(
      '<p style="animation:fade 1s">'
    );
  });

  it('has its layers in their order', () => {
    const html = oneLine('<style>@layer b, a; @layer a { p { color: red } } @layer b { p { color: blue } }</style>');
    expect(html).toContain('@layer b, a; @scope');
  });

  it('has the sheets of shadow trees as written', () => {
    const shadow = '<div><template shadowrootmode="open"><style>:host{color:red}</style></template></div>';
    expect(oneLine(shadow)).toBe(shadow);
    expect(oneLine(`<style>p{color:red}</style>${shadow}`)).toContain(shadow);
  });

  it('has its sheets as written if it is shown in its own document', () => {
    const code = '<style>body { color: red }</style>';
    expect(markupOf(code, { isFullscreen: true }).page).toBe(code);
    expect(markupOf(code).page.replace(/\s+/g, ' ')).toContain('{ :scope { color: red; } }');
  });

  it('shows the files beside it', () => {
    const folder = writeFiles({ 'pic.svg': '<svg/>', 'docs/clip.mp4': '' });
    const { page, standalone, assets, problems } = markupOf(
      '<img src=./pic.svg srcset="pic.svg 2x" alt=""><svg><use xlink:href="pic.svg#a"/></svg><video src="docs/clip.mp4"></video><a href="/x">b</a> <a href="other">c</a>',
      { location: { file: join(folder, 'knob.md'), line: 1 } }
    );
    const [pic, , , clip] = assets.map(({ path }) => path);
    expect(pic).toMatch(/^\/assets\/pic-\w+\.svg$/);
    expect(page).toBe(
      `<img src="${pic}" srcset="${pic} 2x" alt=""><svg><use xlink:href="${pic}#a"></use></svg><video src="${clip}"></video><a href="/x">b</a> <a href="other">c</a>`
    );
    expect(standalone).toBe(page);
    expect(problems).toEqual([]);
  });

  it('is reported if a file does not exist', () => {
    expect(reportOf('<p>a</p>\n<img src=gone.png alt="">\n<video poster="./gone.png"></video>')).toEqual([
      'missing-image The 12',
      'missing-file The 13'
    ]);
  });

  it('never leaves its place, whatever it holds, and stays the same when it is read again', () => {
    fc.assert(
      fc.property(hostileHtml, (code) => {
        const { page, standalone } = markupOf(code);
        for (const html of [page, standalone]) {
          expect(childrenInPage(html, true), html).toEqual(IN_PLACE);
          expect(childrenInPage(html, false), html).toEqual(IN_PLACE);
        }
        expect(markupOf(standalone).standalone).toBe(standalone);
      }),
      { numRuns: 300 }
    );
  });
});
