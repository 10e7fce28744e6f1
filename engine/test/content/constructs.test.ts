import { describe, expect, it } from 'vitest';

import { parsePage } from './support/parsePage.ts';

/** HTML of a body without line breaks between elements, and the codes of what is wrong with it. */
function read(body: string): { html: string; codes: string[] } {
  const { html, problems } = parsePage(body);
  return { html: html.replaceAll(/>\n+</g, '><').trim(), codes: problems.map(({ code }) => code) };
}

describe('containers', () => {
  it.each([
    [
      ':::note[Read *this*]\nText\n:::',
      '<pb-callout kind="note"><pb-callout-title>Read <em>this</em></pb-callout-title><p>Text</p></pb-callout>'
    ],
    [
      '::: tip Try it\nText\n:::',
      '<pb-callout kind="tip"><pb-callout-title>Try it</pb-callout-title><p>Text</p></pb-callout>'
    ],
    [':::danger\n\n- a\n\n:::', '<pb-callout kind="caution"><ul><li>a</li></ul></pb-callout>'],
    [':::info\na\n:::', '<pb-callout kind="note"><p>a</p></pb-callout>'],
    [
      ':::details[More]\na\n:::',
      '<details class="pb-details"><summary class="pb-summary pb-chevron">More</summary><p>a</p></details>'
    ],
    [
      '::::note\n:::tip\na\n:::\n::::',
      '<pb-callout kind="note"><pb-callout kind="tip"><p>a</p></pb-callout></pb-callout>'
    ],
    [
      ':::note\n:::tip\na\n:::\nb\n:::',
      '<pb-callout kind="note"><pb-callout kind="tip"><p>a</p></pb-callout><p>b</p></pb-callout>'
    ],
    ['- a\n\n  :::tip\n  b\n  :::', '<ul><li><p>a</p><pb-callout kind="tip"><p>b</p></pb-callout></li></ul>']
  ])('are callouts, or folded: %j', (body, expected) => {
    expect(read(body)).toEqual({ html: expected, codes: [] });
  });

  it('can be open, and have titles in Markdown', () => {
    expect(read(':::details[The `knob` file]{open}\na\n:::')).toEqual({
      html: '<details class="pb-details" open><summary class="pb-summary pb-chevron">The <code>knob</code> file</summary><p>a</p></details>',
      codes: []
    });
  });

  it.each(['::: tip {no-title}\na\n:::', ':::tip{icon="heart"}\na\n:::', ':::tip[]{open}\na\n:::'])(
    'are read with words in braces that have no effect, which are reported: %j',
    (body) => {
      const { html, codes } = read(body);
      expect(html).toBe('<pb-callout kind="tip"><p>a</p></pb-callout>');
      expect(codes).toEqual(['unsupported-markdown']);
    }
  );

  it('are reported if nobody knows them, or nothing closes them', () => {
    expect(read(':::nota\na\n:::')).toEqual({ html: '<div><p>a</p></div>', codes: ['unknown-container'] });
    expect(read(':::note\na').codes).toEqual(['open-container']);
    expect(read('```text\n:::note\n```')).toMatchObject({ codes: [] });
    const { html, codes } = read(':::note\n```text\n:::\n```\na\n:::');
    expect(codes).toEqual([]);
    expect(html).toMatch(/^<pb-callout kind="note">.*:::.*<p>a<\/p><\/pb-callout>$/s);
  });
});

describe('callouts in quotations', () => {
  it('can have a title', () => {
    expect(read('> [!WARNING] Hot `knob`\n> Text')).toEqual({
      html: '<pb-callout kind="warning"><pb-callout-title>Hot <code>knob</code></pb-callout-title><p>Text</p></pb-callout>',
      codes: []
    });
    expect(read('> [!note]\n> Text').html).toBe('<pb-callout kind="note"><p>Text</p></pb-callout>');
  });
});

describe('footnotes', () => {
  it('stand at the end, and lead back', () => {
    const { html, codes } = read('A[^a] b[^b] c[^a].\n\n[^a]: One *x*.\n\n[^b]: Two.\n\n## After');
    expect(codes).toEqual([]);
    expect(html).toContain(
      '<a class="pb-note-reference" href="#pb_note_1" id="pb_note-reference_1" role="doc-noteref">1'
    );
    expect(html).toMatch(/<h2 id="after">.*<section class="pb-footnotes" role="doc-endnotes"><ol><li id="pb_note_1">/s);
    expect(html).toContain('href="#pb_note-reference_1-2"');
  });

  it('are reported if nothing refers to them', () => {
    const { problems } = parsePage('A.\n\n[^a]: One.');
    expect(problems).toMatchObject([{ code: 'unused-footnote', location: { line: 6 } }]);
  });

  it('have the first of several texts, and the others are reported', () => {
    const { html, problems } = parsePage('A[^a].\n\n[^a]: One.\n\n[^a]: Two.\n\n    More.\n\nAfter.');
    expect(html).toContain('One.');
    expect(html).not.toMatch(/Two|More/);
    expect(html).toContain('<p>After.</p>');
    expect(problems).toMatchObject([{ code: 'unused-footnote', location: { line: 8 } }]);
  });
});

describe('what readers would not see', () => {
  const lost = (body: string) =>
    parsePage(body, 'own').problems.flatMap(({ code, location, message }) =>
      code === 'surplus-cells' || code === 'open-fence'
        ? [[code, (location?.line ?? 0) - 3, /"(.*)"/.exec(message)?.[1]]]
        : []
    );

  it.each<[string, unknown[]]>([
    ['| a | b |\n|-|-|\n| 1 | 2 | 3 |', [['surplus-cells', 3, '3']]],
    ['> a | b\n> -|-\n> `x | y` | z', [['surplus-cells', 3, 'z']]],
    ['- x\n\n  | a | b |\n  |-|-|\n  | `x \\| y` | z |\n  | 1 |\n  | 1 | 2 | |', []],
    ['| a |\n|-|\n| 1 |\n\n| a | b |\n|-|-|\n| 1 | 2 |', []],
    ['```css\na {}\n\n## Next', [['open-fence', 1, undefined]]],
    ['- a\n\n  ~~~~css\n  a {}\n  ~~~\n\nNext', [['open-fence', 3, undefined]]],
    ['> ```css\n> a {}\n> ````\n\n```js file="./a.js"', []]
  ])('is reported: %j', (body, problems) => {
    expect(lost(body)).toEqual(problems);
  });
});

describe('lists', () => {
  it('have boxes for tasks', () => {
    expect(read('- [x] a\n- [ ] *b*\n- c')).toEqual({
      html:
        '<ul><li class="pb-task-item"><input type="checkbox" class="pb-task" disabled checked>a</li>' +
        '<li class="pb-task-item"><input type="checkbox" class="pb-task" disabled><em>b</em></li><li>c</li></ul>',
      codes: []
    });
  });

  it('can be definitions', () => {
    expect(read('Knob\n: A part.\n: A *dial*.')).toEqual({
      html: '<dl><dt>Knob</dt><dd>A part.</dd><dd>A <em>dial</em>.</dd></dl>',
      codes: []
    });
  });
});

describe('texts', () => {
  it.each([
    ['~~v1~rc1~~ and ~~H~2~O~~, ~5', '<p><s>v1~rc1</s> and <s>H<sub>2</sub>O</s>, ~5</p>'],
    ['H~2~O and x^2^, ~~no~~', '<p>H<sub>2</sub>O and x<sup>2</sup>, <s>no</s></p>'],
    ['~5px to ~10px', '<p>~5px to ~10px</p>'],
    [
      'See www.acme.example/a, or mail a@acme.example.',
      /<a href="http:\/\/www.acme.example\/a">.*<a href="mailto:a@acme/
    ],
    ['Use react@18.2 and @acme/ui, v1.2.', '<p>Use react@18.2 and @acme/ui, v1.2.</p>']
  ])('%s', (body, expected) => {
    expect(read(body).html).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
  });
});

describe('sizes of images', () => {
  it.each([
    ['![a](https://a.example/b.png =100x50)', '<img src="https://a.example/b.png" alt="a" width="100" height="50">'],
    [
      '![a *b*](https://a.example/b.png "t" =100x)',
      '<img src="https://a.example/b.png" alt="a b" title="t" width="100">'
    ],
    [
      '![a](https://a.example/b.png){width=100 height="50"}',
      '<img src="https://a.example/b.png" alt="a" width="100" height="50">'
    ]
  ])('%s', (body, expected) => {
    expect(read(body)).toEqual({ html: `<p>${expected}</p>`, codes: [] });
  });

  it('are those of relative files, too', () => {
    const { slots, html } = parsePage('![a](b.png =100x)');
    expect(slots).toMatchObject([{ target: 'b.png', width: 100, others: ['width'] }]);
    expect(html).toContain('width="100"');
  });
});
