import { describe, expect, it } from 'vitest';

import { type ParsedPage, parsePage } from './support/parsePage.ts';

interface Reading extends Pick<ParsedPage, 'html' | 'components'> {
  /** As readers see it. */
  text: string;
  /** Codes, or names of components that are shown as text, with their lines; the body begins on line 4. */
  problems: string[];
}

function read(body: string): Reading {
  const { html, components, problems, shownTags } = parsePage(body);
  const text = html
    .replace(/<(?:"[^"]*"|[^">])*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .trim();
  const inText = shownTags.map(({ name, line }) => `<${name}> ${line}`);
  const codes = problems.map(({ code, location }) => `${code} ${location?.line}`);
  return { text, html, components, problems: [...codes, ...inText] };
}

describe('tags of no element', () => {
  it('are text that is reported, whatever their case', () => {
    const { text, problems } = read(
      'A `List` becomes a List<T>,\nrun npm i <URL> in <folder>.\n\nUse Map<string> and <X1>.'
    );
    expect(text).toBe('A List becomes a List<T>,\nrun npm i <URL> in <folder>.\nUse Map<string> and <X1>.');
    expect(problems).toEqual(['unknown-tag 5', 'unknown-tag 7', '<T> 4', '<URL> 5', '<X1> 7']);
  });

  it('are reported with the line of their row in a table', () => {
    expect(read('| a | b |\n| - | - |\n| c | d |\n| e | Array<T> <x> |\n').problems).toEqual([
      'unknown-tag 7',
      '<T> 7'
    ]);
    expect(read('| a |\n| - |\n| b <div> |\n| <i className="a">c</i> |\n').problems).toEqual([
      'unbalanced-html 6',
      'jsx-attribute 7'
    ]);
  });

  it('are text in tables, lists, headings, and blocks of HTML, with their attributes and end tags', () => {
    const { text, html } = read(
      '| Name | Type |\n| - | - |\n| items | Array<T> |\n\n- <K extends "a">\n\n## The <Name> prop\n\n<div>Of Map<T, U></div>'
    );
    expect(text.split(/\s*\n\s*/)).toEqual([
      'Name',
      'Type',
      'items',
      'Array<T>',
      '<K extends "a">',
      'The <Name> prop',
      'Of Map<T, U>'
    ]);
    expect(html).not.toContain('<b>');
  });

  it('stay code in code, and elements in drawings', () => {
    const drawing = '<svg viewBox="0 0 1 1"><path d="M0 0"/><linearGradient></linearGradient></svg>';
    expect(read(`\`<T>\` and \`List<T>\` ${drawing} <kbd>a</kbd> <my-chart></my-chart>`).problems).toEqual([]);
    expect(read('```ts noLive\nconst a: List<T>;\n```').problems).toEqual([]);
    expect(read('<BR> <B>bold</B> <IMG SRC="/a.png" ALT="">').problems).toEqual([]);
    expect(read('Go to cd <path>.')).toMatchObject({ text: 'Go to cd <path>.', problems: ['unknown-tag 4'] });
  });

  it('can have the name of an element', () => {
    const body = 'A Page<P>, a Set<U>, `a`; git clone <source>, cd <dir>, edit <link>, <package-name>, <object>.';
    const { text, problems } = read(body);
    expect(text).toBe(body.replaceAll('`', ''));
    expect(new Set(problems)).toEqual(new Set(['unbalanced-html 4', 'unknown-tag 4', 'document-element 4']));
    expect(problems).toHaveLength(7);
  });
});

describe('elements that act on the document', () => {
  it.each([
    '<script src="https://a.example/b.js"></script>',
    '    <script>alert("<b>")</script>',
    '<base href="/x">',
    '<meta http-equiv="refresh" content="0">',
    '<title>Mine</title>',
    '<plaintext>',
    'Text with <script>code</script>.'
  ])('are text that is reported: %s', (body) => {
    const { text, html, problems } = read(body);
    expect(text.replaceAll('&quot;', '"')).toBe(body.trim());
    expect(html).not.toMatch(/<(?:script|base|meta|title|plaintext|b)\b/);
    expect(new Set(problems)).toEqual(new Set(['document-element 4']));
  });

  it('are data if they belong to an item', () => {
    expect(
      read('<span itemscope itemtype="https://a.example"><meta itemprop="a" content="b"></span>').problems
    ).toEqual([]);
  });
});

describe('tags of components within text', () => {
  const forms = [
    "<Status value='x y' />",
    '<Status value="x y"></Status>',
    '<Status value={"x y"} />',
    '<Status\n  value="x y"\n/>'
  ];

  it.each(forms)('can be written as in a block: %s', (form) => {
    const { html, components, problems } = read(`It is ${form} now.`);
    expect(problems).toEqual([]);
    expect(components).toEqual([
      { name: 'Status', attributes: { value: 'x y' }, line: 4, isPhrasing: true, hasContent: false }
    ]);
    expect(html).toBe('<p>It is  now.</p>\n');
    expect(parsePage(form).blocks).toEqual([
      { kind: 'component', tag: { name: 'Status', attributes: { value: 'x y' } }, line: 4 }
    ]);
  });

  it('have bare attributes, expressions, and texts with any character', () => {
    const { components } = read('A <Status isFlat data={[{ a: "}" }]} not={false} title="a > b" text=\'"\' /> b');
    expect(components.map(({ attributes }) => attributes)).toEqual([
      { isFlat: true, data: '{[{ a: "}" }]}', title: 'a > b', text: '"' }
    ]);
  });

  it('are found in blocks of HTML, but not in attributes', () => {
    const { html, components } = read('<table><tr><td>b<Status value="a" />c</td></tr></table>');
    expect(components).toMatchObject([{ name: 'Status', isPhrasing: false }]);
    expect(html).toContain('<td>bc</td>');
    expect(read('<p title="<Status />">a</p>').components).toEqual([]);
  });
});

it('attributes of JSX are reported', () => {
  const { problems } = parsePage(
    '<div className="a">b</div>\n\nc <img src={pic} alt="d"> <label htmlFor="e">f</label>'
  );
  expect(problems.map(({ code, message, location }) => [code, message.split(' is ')[0], location?.line])).toEqual([
    ['jsx-attribute', 'className="a"', 4],
    ['jsx-attribute', 'src={pic}', 6],
    ['jsx-attribute', 'htmlFor="e"', 6]
  ]);
});

describe('prose that is not balanced', () => {
  it.each([
    ['<div class="a">\n\ntext', 4, '<div>'],
    ['text\n\n</div></div>', 6, '</div>'],
    ['<details>\n<summary>a\n\n</details>', 5, '<summary>'],
    ['- <div>\n\n</div>', 4, '<div>'],
    ['a <span title="x">b\n\nc', 4, '<span>'],
    ['<textarea>\n\na', 4, '<textarea>'],
    ['a\n<td>b</td>', 5, '<td>'],
    ['<div title="a\n\nb', 4, '<div']
  ])('is reported with the tag and its line: %j', (body, line, tag) => {
    const { problems } = parsePage(body);
    expect(problems.map(({ code }) => code)).toContain('unbalanced-html');
    expect(problems.map(({ message, location }) => `${message.split(' ')[0]} ${location?.line}`)).toContain(
      `${tag} ${line}`
    );
  });

  it('stays within its place, with its links and components', () => {
    const { html, slots, components } = parsePage('<div class="a">\n\n[b](/c) <Status value="d" />\n\n</section>');
    expect(html.replaceAll('&#x0;', '#')).toBe('<div class="a">\n<p><a href="#0#">b</a> </p>\n\n</div>');
    expect(components).toMatchObject([{ name: 'Status' }]);
    expect(slots).toMatchObject([{ target: '/c' }]);
  });
});
