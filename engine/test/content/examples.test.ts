import { describe, expect, it } from 'vitest';
import { outline, parsePage } from './support/parsePage.ts';

const FENCE = '```html\n<p>\n```';

describe('the title of an example', () => {
  it('is the nearest heading of level 3; the text in between is its caption', () => {
    const { blocks } = parsePage(`## Examples\n\n### A\n\nNote\n\n#### More\n\n${FENCE}`);
    expect(outline(blocks)[1]).toMatch(/^\[A\] <p>Note<\/p>\n<div class="pb-heading"><h4 id="more">/);
  });

  it('is a heading of level 4 after another example', () => {
    expect(parsePage(`### A\n\n${FENCE}\n\n#### B\n\n${FENCE}`).examples.map(({ title }) => title)).toEqual(['A', 'B']);
  });

  it('is the heading of level 2 if there is no lower one', () => {
    const { blocks, toc } = parsePage(`## List\n\nText\n\n${FENCE}`);
    expect(outline(blocks)).toEqual(['[List] <p>Text</p>']);
    expect(toc).toEqual([{ text: 'List', id: 'list' }]);
  });

  it('is missing if the previous example has the heading', () => {
    const { examples, problems } = parsePage(`### A\n\n${FENCE}\n\nText\n\n${FENCE}`);
    expect(examples.map(({ title }) => title)).toEqual(['A', 'Untitled example']);
    expect(problems).toMatchObject([{ severity: 'warning', code: 'untitled-example', location: { line: 12 } }]);
  });

  it('must be unique on a page', () => {
    const { examples, problems } = parsePage(`### A\n\n${FENCE}\n\n### A\n\n${FENCE}`);
    expect(examples.map(({ slug }) => slug)).toEqual(['a', 'a-2']);
    const message = 'Two examples of this page are named "A".';
    expect(problems).toMatchObject([{ severity: 'error', code: 'duplicate-anchor', message, location: { line: 12 } }]);
  });

  it('may give another the same anchor, which is reported as such', () => {
    const { problems } = parsePage(`### A!\n\n${FENCE}\n\n### (A)\n\n${FENCE}`);
    expect(problems).toMatchObject([
      { code: 'duplicate-anchor', message: 'The examples "A!" and "(A)" have the same anchor, #a.' }
    ]);
  });
});

describe('a figure', () => {
  const body = '## Labels\n\n~~~html figure="do" title="Verbs" caption="Say `Save`, see [more](#labels)."\n<p>\n~~~';

  it('gets its name from its fence and leaves the heading to the prose', () => {
    const { blocks, examples, toc, problems } = parsePage(body);
    expect(examples).toMatchObject([{ title: 'Verbs', slug: 'verbs', flags: { figure: { advice: 'do' } } }]);
    expect(outline(blocks)[0]).toContain('<h2 id="labels">');
    expect(outline(blocks)[1]).toMatch(/^\[Verbs\] Say <code>Save<\/code>, see <a/);
    expect(toc).toEqual([{ text: 'Labels', id: 'labels' }]);
    expect(problems).toEqual([]);
  });

  it('has no document, and so no flags about it', () => {
    const { examples, problems } = parsePage('```html figure title="Parts" isFullscreen thumbnail="a.png"\n<p>\n```');
    expect(Object.keys(examples[0]?.flags ?? {})).toEqual(['figure', 'isFullscreen']);
    expect(examples[0]?.flags.isFullscreen).toBe(false);
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ['unknown-fence-word', '"isFullscreen" has no effect on a figure: it is only a part of its page.'],
      ['unknown-fence-word', '"thumbnail" has no effect on a figure: it is only a part of its page.']
    ]);
  });

  it('may have no advice', () => {
    const { examples } = parsePage('```html figure title="Parts"\n<p>\n```\n\n### A\n\n```html\n<p>\n```');
    expect(examples.map(({ flags }) => flags.figure)).toEqual([{ advice: null, width: null, parts: [] }, null]);
  });

  it('says how wide its component is, and which of its parts have numbers, on which side', () => {
    const { examples, problems } = parsePage(
      `\`\`\`html figure title="Parts" width="30.5rem" parts=".cap; above: [data-x='a'] > b:first-child ; end:hover;"\n<p>\n\`\`\``
    );
    expect(examples[0]?.flags.figure).toEqual({
      advice: null,
      width: '30.5rem',
      parts: [
        { selector: '.cap', side: null },
        { selector: "[data-x='a'] > b:first-child", side: 'above' },
        { selector: 'end:hover', side: null }
      ]
    });
    expect(problems).toEqual([]);
  });

  it.each(['wide', '30', '30rem;color:red'])('can’t be as wide as "%s"', (width) => {
    const { problems } = parsePage(`\`\`\`html figure title="Parts" width="${width}"\n<p>\n\`\`\``);
    expect(problems).toMatchObject([{ code: 'figure-width', severity: 'error' }]);
  });

  it('requires a title, and accepts known advice only', () => {
    const { problems } = parsePage('```html figure="maybe"\n<p>\n```');
    expect(problems).toMatchObject([
      { code: 'untitled-example', hint: 'Give the fence a title="…".' },
      { code: 'unknown-advice', severity: 'error' }
    ]);
  });
});

describe('a fence', () => {
  it('is an example in js, ts and html, unless it has noLive', () => {
    const langs = ['js', 'ts', 'html', 'ts noLive', 'noLive', 'tsx', 'css', ''];
    const body = langs.map((lang, index) => `### T${index}\n\n\`\`\`${lang}\nx\n\`\`\``).join('\n\n');
    expect(parsePage(body).examples.map(({ title, lang }) => [title, lang])).toEqual([
      ['T0', 'js'],
      ['T1', 'ts'],
      ['T2', 'html']
    ]);
  });

  it('reports flags, file and line', () => {
    const { examples } = parsePage('### A\n\n```ts file="./A.tsx" isFullscreen isBeta\n```');
    expect(examples).toMatchObject([
      {
        code: { path: './A.tsx', part: null },
        line: 6,
        flags: { isFullscreen: true, isBeta: true, isDemo: false, thumbnail: null }
      }
    ]);
  });

  it('keeps its code as written', () => {
    const { examples } = parsePage('### A\n\n```html\n<!-- kept -->\n\n  <p>\n\n```');
    expect(examples[0]?.code).toEqual({ text: '<!-- kept -->\n\n  <p>\n' });
  });

  it('in a list is reported and shown as code', () => {
    const { examples, html, problems } = parsePage('- item\n\n  ```html\n  <p>\n  ```');
    expect(examples).toEqual([]);
    expect(html).toContain('<code>');
    expect(problems).toMatchObject([{ code: 'misplaced-example', location: { line: 6 } }]);
  });
});
