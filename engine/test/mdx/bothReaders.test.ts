import { describe, expect, it } from 'vitest';

import { parsePage } from '../content/support/parsePage.ts';

/** What both readers have, with the names that people know it by. */
const CONSTRUCTS: Record<string, string> = {
  paragraphs: 'One *em*, **strong**, ~~gone~~, `code`.\n\nTwo\\\nlines.',
  headings: '## One\n\n### Two {#second}\n\n## One',
  'ids of headings': '## One \\{#first}\n\n##### Two {#second}\n\n##### Three',
  'a callout with a title': '> [!WARNING] Hot `knob`\n> Text',
  'a callout of several blocks': '> [!NOTE]\n> Text\n>\n> - item',
  'a container': ':::tip[Try it]\nText\n:::',
  'a folded container': ':::details[More]\n- a\n:::',
  'containers in each other': '::::note\n:::danger\nText\n:::\n::::',
  'a container with a title in Markdown': ':::tip[Try `it` [now](/now)]\nText\n:::',
  'a container of another name': ':::success\nText\n:::\n\n:::secondary\nText\n:::',
  'an open container': ':::details[More *text*]{open}\na\n:::',
  'a container in a list': '- a\n\n  :::note\n  b\n  :::',
  'a table': '| A | B |\n| :- | -: |\n| a | `b` |',
  tasks: '- [x] done\n- [ ] open',
  footnotes: 'A[^a], b[^b], and a again[^a].\n\n[^a]: One *note*.\n\n[^b]: Two.',
  'a definition list': 'Knob\n: A part that *turns*.\n: Also a dial.\n\nLever\n: Is pulled.',
  subscripts: 'H~2~O and a\\~b\\~c',
  superscripts: '*x*^2^ and 10^-3^',
  'the width and height of an image': '![A knob](/knob.png =100x50)',
  'the width of an image': '![A knob](/knob.png){width=100}',
  'an image with a title': '![A knob](/knob.png "Turn it")',
  'an image in a link': '[![A knob](/knob.png)](/knob)',
  'code with a title': '```ts title="knob.ts"\nconst a = 1;\n```',
  'code with marked lines': '```ts {1,3-4} showLineNumbers\na;\nb;\nc;\nd;\n```',
  'code with differences': '```js\nold(); // [!code --]\nfresh(); // [!code ++]\n```',
  'a diff': '```diff\n-old\n+new\n```',
  'a code group': '::: code-group\n\n```bash [npm]\nnpm ci\n```\n\n```bash [yarn]\nyarn\n```\n\n:::',
  'lists in lists': '1. a\n   - b\n2. c',
  'a quotation': '> One\n> two',
  'a rule': 'a\n\n---\n\nb',
  links: '[a](/a "Title"), <b>[c](/c#d)</b>, https://acme.example, and [x]\n\n[x]: /x',
  'HTML in a line': 'Press <kbd>Enter</kbd>.',
  'entities and escapes': '&copy; &amp; \\*no em\\* 1 < 2'
};

/** HTML without line breaks between elements, and the codes of problems. */
function read(body: string, file: string): { html: string; codes: string[] } {
  const { html, problems, slots } = parsePage(body, 'own', file);
  const plain = html
    .replace(
      /&#x0;(\d+)&#x0;|\0(\d+)\0/g,
      (_, escaped?: string, own?: string) => slots[Number(escaped ?? own)]?.target ?? ''
    )
    .replace(/>\s+</g, '><')
    .replace(/(?<=>)\s+|\s+(?=<\/(?:dd|li|p|blockquote|div|pb-callout)>)/g, '')
    // Both are what is no longer true; the two parsers name it differently.
    .replace(/(<\/?)del>/g, '$1s>')
    .replace(/(?<=<\w+)( [^<>]+)(?=>)/g, (attributes) =>
      attributes
        .split(/ (?=[\w-]+(?:=|$| ))/)
        .sort()
        .join(' ')
    );
  return { html: plain.trim(), codes: problems.map(({ code }) => code) };
}

describe('Markdown and MDX', () => {
  it.each(Object.entries(CONSTRUCTS))('read %s alike', (_, body) => {
    const markdown = read(body, '/acme/page.md');
    expect(markdown.codes).toEqual([]);
    expect(read(body, '/acme/page.mdx')).toEqual(markdown);
  });

  it.each(['~a', '^a', '![a](b =1x1) '])('take long texts of %j in their stride', (text) => {
    // Each further match once cost as much as the whole text.
    const { html } = read(text.repeat(3000), '/acme/page.mdx');
    expect(html.length).toBeGreaterThan(3000);
  });

  it.each([':::note\n\n', ':::\n\n'])('take as long for a line %j as for any other', (line) => {
    const timed = (text: string): number => {
      const start = performance.now();
      read(text.repeat(3000), '/acme/page.mdx');
      return performance.now() - start;
    };
    // Each such line once cost as much as all lines before it: 30 times as long as this many paragraphs.
    expect(timed(line)).toBeLessThan(timed('text\n\n') * 8 + 500);
  });
});
