import { describe, expect, it } from 'vitest';
import { codeBlock, headingLink } from '../../src/core/html.ts';
import { parseBody } from '../../src/content/parseBody.ts';
import { parsePage } from './support/parsePage.ts';
import { treeHtml } from '../../src/core/treeHtml.ts';

describe('headings', () => {
  it('have ids and self-links; a body has no h1', () => {
    const { html } = parsePage('# One\n\n### Three\n\n#### Four *x*\n\n##### Five');
    expect(html).toBe(
      [
        `<div class="pb-heading"><h2 id="one">One</h2>${headingLink('one', 'One')}</div>`,
        `<div class="pb-heading"><h3 id="three">Three</h3>${headingLink('three', 'Three')}</div>`,
        `<div class="pb-heading"><h4 id="four-x">Four <em>x</em></h4>${headingLink('four-x', 'Four x')}</div>`,
        `<div class="pb-heading"><h5 id="five">Five</h5>${headingLink('five', 'Five')}</div>`,
        ''
      ].join('\n')
    );
  });

  it('below the fourth level take no anchor of another heading', () => {
    const { html } = parsePage('## One\n\n### A\n\n#### B\n\n##### Notes\n\n## Notes');
    expect(html).toContain('<h5 id="notes-0">');
    expect(html).toContain('<h2 id="notes">');
  });

  it('label their links with their text, to which the interface adds words', () => {
    const { html } = parsePage('## `<a>` & "b"');
    expect(html).toContain('aria-label="<a> &amp; &quot;b&quot;"');
  });

  it('with the same text are numbered, and examples keep their anchors', () => {
    const { html, examples, anchors } = parsePage('## Basic\n\n## Basic\n\n### Basic\n\n```html\n<p>\n```\n\n## Basic');
    expect(examples.map((example) => example.slug)).toEqual(['basic']);
    expect([...html.matchAll(/<h2 id="([^"]+)"/g)].map((match) => match[1])).toEqual(['basic-0', 'basic-1', 'basic-2']);
    expect([...anchors].toSorted()).toEqual(['basic', 'basic-0', 'basic-1', 'basic-2']);
  });
});

describe('groups of examples', () => {
  const tab = (count: number): string =>
    ['Intro', '## Turn `x`', 'Text', ...Array.from({ length: count }, (_, n) => `### T${n}\n\n\`\`\`html\n<p>\n\`\`\``)]
      .concat('### Notes', '## Pull', '## Push', 'More')
      .join('\n\n');
  const headingsOf = (text: string) =>
    parsePage(text).blocks.flatMap((block) =>
      block.kind === 'prose' ? (block.heading ?? block.prose.tree.children.length > 0) : []
    );

  it('begin with a heading of the second level, which is a block of its own', () => {
    expect(headingsOf(tab(8))).toEqual([
      true,
      { text: 'Turn x', id: 'turn-x' },
      true,
      true,
      { text: 'Pull', id: 'pull' },
      { text: 'Push', id: 'push' },
      true
    ]);
    // Without examples, only the lead is a block of its own.
    expect(headingsOf(tab(0))).toEqual([true, true]);
  });
});

describe('prose', () => {
  it('may be indented', () => {
    const { html } = parsePage('Text\n\n      - item\n        ```css\n        a { b: c }\n        ```');
    expect(html).toMatch(
      /<ul>\n<li>item<div class="pb-code-block"><pre class="pb-code" language="css" data-scrolls=""><code>/
    );
    expect(html.replace(/<[^>]+>/g, '')).toBe('Text\n\nitema { b: c }\n\n\n\n');
  });

  it('has code with a class per token, and plain code without a language', () => {
    const { html } = parsePage('```typescript\nconst a = 1;\n```\n\n```noLive\n<a> & b\n```');
    expect(html).toContain('<code><span class="tok-keyword">const</span>');
    expect(html).toContain(codeBlock('&lt;a> &amp; b\n', ''));
  });

  it('has commands whose prompts are no text', () => {
    const { html } = parsePage('```bash\n$ npm ci\n$ npm test > "$LOG"\n```');
    expect(html).toContain('<span class="pb-prompt"></span>npm ci\n<span class="pb-prompt"></span>npm test > "$LOG"\n');
  });

  it('supports tables, bare URLs and strikethrough', () => {
    const { html } = parsePage('| a |\n| -- |\n| ~~b~~ |\n\nSee https://acme.example/x and www.acme.example.');
    expect(html).toContain('<td><s>b</s></td>');
    expect(html).toContain('<a href="https://acme.example/x">https://acme.example/x</a>');
    expect(html).toContain('<a href="http://www.acme.example">www.acme.example</a>');
  });

  it('is Markdown between the lines of a container, but not within other raw HTML', () => {
    expect(parsePage('<div class="a">\n*b*\n</div>').html).toBe('<div class="a">\n<p><em>b</em></p>\n</div>\n');
    expect(parsePage('<pre>\n*b*\n</pre>').html).toBe('<pre>*b*\n</pre>');
    expect(parsePage('a <br> b<kbd>c</kbd>').html).toBe('<p>a <br> b<kbd>c</kbd></p>\n');
  });

  it('provides the description: its first paragraph, cut at a word', () => {
    expect(
      parsePage('## A\n\n![img](https://a.example/b.png)\n\nFirst `one` with [link](/a).\n\nSecond').description
    ).toBe('First one with link.');
    const { description } = parsePage('Word '.repeat(50));
    expect(description).toHaveLength(160);
    expect(description).toMatch(/^(Word )+Word…$/);
    expect(parsePage('### A\n\nCaption\n\n```html\n<p>\n```').description).toBe('Caption');
  });

  it.each([
    ['Note: Knobs live in their own package.'],
    ['**Note:** Knobs live in their own package.'],
    ['Important note: turn slowly.'],
    ['Note that knobs are round.'],
    ['which may differ.'],
    ['There are two kinds:'],
    ['- Container: The part around it.'],
    ['1. Container: The part around it.'],
    ['> [!NOTE]\n> Knobs are new.'],
    ['`onTurn` reports each turn.']
  ])('is not described by what is no sentence about it: %s', (remark) => {
    expect(parsePage(`${remark}\n\nA knob turns.`).description).toBe('A knob turns.');
    expect(parsePage(remark).description).toBe('');
  });

  it.each([
    ['Notes belong to a knob.', 'Notes belong to a knob.'],
    ['The `<Knob>` and `<Dial.Ring />` turn.', 'The Knob and Dial.Ring turn.'],
    ['Use `a < b > c` with `<Knob size="s">`.', 'Use a < b > c with Knob size="s".'],
    ['“Turn” is the label.', '“Turn” is the label.'],
    ['3 knobs turn.', '3 knobs turn.']
  ])('is described by a sentence: %s', (markdown, description) => {
    expect(parsePage(markdown).description).toBe(description);
  });
});

describe('the lead', () => {
  const leads = (markdown: string) =>
    parseBody(markdown, { file: 'knob.md', origin: 'package' }).content.blocks.map(
      (block) => block.kind === 'prose' && [treeHtml(block.prose.tree), block.part]
    );

  it('is the first paragraph, in a block of its own', () => {
    expect(leads('A *knob* turns.\n\nIt clicks.\n\n## Use')[0]).toEqual(['<p>A <em>knob</em> turns.</p>\n', 'lead']);
    expect(leads('A knob turns.\n\nIt clicks.')[1]).toEqual(['<p>It clicks.</p>\n', undefined]);
    expect(leads('A knob turns.')).toEqual([['<p>A knob turns.</p>\n', 'lead']]);
  });

  it.each(['## Use\n\nA knob turns.', '- A knob turns.', 'Note: A knob turns.', 'There are two:', '![A knob](a.png)'])(
    'is nothing else: %s',
    (markdown) => {
      expect(
        parseBody(markdown, { file: 'knob.md', origin: 'package' }).content.blocks.some((block) => 'part' in block)
      ).toBe(false);
    }
  );
});

describe('the guide', () => {
  const guides = (markdown: string) =>
    parseBody(markdown, { file: 'knob.md', origin: 'package' }).content.blocks.flatMap((block) =>
      block.kind === 'prose' && block.part === 'guide' ? [block.heading?.text ?? treeHtml(block.prose.tree).trim()] : []
    );

  it('is what stands between the lead and the section of the first component', () => {
    expect(guides('A knob turns.\n\nIt clicks.\n\n## Choose\n\nSo.\n\n## All\n\n<Gallery />\n\n## More')).toEqual([
      'Choose',
      '<p>So.</p>'
    ]);
  });

  it.each([
    'A knob turns.\n\n## All\n\n<Gallery />\n\n## Choose\n\nSo.',
    'A knob turns.\n\n## Choose\n\nSo.\n\n## All',
    '## Choose\n\nSo.\n\n## All\n\n<Gallery />'
  ])('is nothing else: %j', (markdown) => {
    expect(guides(markdown)).toEqual([]);
  });
});

describe('component tags', () => {
  it('become separate blocks, on one line or several', () => {
    const { blocks } = parsePage(
      'Text\n<Gallery />\n\n<Gallery\n  section="a"\n  data={rows}\n  isWide={true}\n  isFlat={false}\n  plain\n/>'
    );
    expect(blocks.slice(1)).toEqual([
      { kind: 'component', tag: { name: 'Gallery', attributes: {} }, line: 5 },
      {
        kind: 'component',
        tag: { name: 'Gallery', attributes: { section: 'a', data: '{rows}', isWide: true, plain: true } },
        line: 7
      }
    ]);
  });

  it('are listed if they are part of other text', () => {
    const { shownTags, components } = parsePage('Use <Button> here.\n\n- <Gallery />');
    expect(shownTags).toMatchObject([{ name: 'Button', line: 4 }]);
    expect(components).toMatchObject([{ name: 'Gallery', line: 6 }]);
    expect(parsePage('Use `<Button>` here.').shownTags).toEqual([]);
  });
});

describe('raw HTML', () => {
  it('is reported if a tag is not closed before the next example', () => {
    const page = parsePage('<div>\n\n### A\n\n```html\n<p>\n```\n\n</div>\n\n<p>fine\n');
    expect(page.problems).toMatchObject([
      { code: 'unbalanced-html', location: { line: 4 } },
      { code: 'unbalanced-html', location: { line: 12 } }
    ]);
  });
});
