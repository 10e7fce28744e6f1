import { describe, expect, it } from 'vitest';

import { diagrams } from '../../src/plugins/diagrams.ts';
import { math } from '../../src/plugins/math.ts';
import { loadAcme } from '../content/support/acmeSite.ts';
import { treeHtml } from '../../src/core/treeHtml.ts';

async function load(text: string, name: string) {
  const site = await loadAcme(
    { content: { [name]: `---\nid: Page\nsection: start\n---\n${text}` } },
    { plugins: [math({ macros: { '\\R': '\\mathbb{R}' } }), diagrams()] }
  );
  const blocks = site.pages[0]?.sources[0]?.blocks ?? [];
  const prose = blocks.flatMap((block) => (block.kind === 'prose' ? [block.prose] : []));
  return {
    html: prose.map(({ tree }) => treeHtml(tree)).join(''),
    words: JSON.stringify(prose.flatMap(({ passages }) => passages)),
    problems: site.problems.map(({ code, message, location }) => `${location?.line} ${code}: ${message}`)
  };
}

describe.each(['page.md', 'page.mdx'])('formulas in %s', (name) => {
  it('become MathML, in sentences and on lines of their own', async () => {
    const { html, words, problems } = await load(
      'Let $a_1 + b_1 \\in \\R$ be *small*.\n\n$$\nx < y\n$$\n\n```math\nz^2\n```\n',
      name
    );
    expect(html.match(/<math /g)).toHaveLength(3);
    expect(html.match(/display="block"/g)).toHaveLength(2);
    expect(html).toContain('<mi mathvariant="double-struck">R</mi>');
    expect(html).toContain('<em>small</em>');
    expect(html).not.toMatch(/<em>1|language-math|\$/);
    expect(words).not.toContain('mathbb');
    expect(problems).toEqual([]);
  });

  it('with a mistake are reported, and shown as they are written', async () => {
    const { html, problems } = await load('Let $\\frac{a$ be.\n', name);
    expect(html).toContain('\\frac{a');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/plugin-message: The plugin "math" says: KaTeX parse error.* in \\frac\{a$/);
  });

  it('are no code and no escaped dollars', async () => {
    const { html } = await load('Code `$x$` and \\$5 or \\$6.\n', name);
    expect(html).not.toContain('<math');
    expect(html).toContain('$5 or $6');
  });
});

it('amounts are no formulas in Markdown', async () => {
  const { html } = await load('It costs $5 and $6.\n', 'page.md');
  expect(html).toBe('<p>It costs $5 and $6.</p>\n');
});

describe.each(['page.md', 'page.mdx'])('diagrams in %s', (name) => {
  const flow = (words: string, code = 'flowchart LR\n  A[Start] -->|yes| B{Ok?}'): string =>
    `Text.\n\n\`\`\`mermaid ${words}\n${code}\n\`\`\`\n`;

  it('become pictures with a text and a caption, whose styles and ids are their own', async () => {
    const twice = flow('alt="A leads to B." title="Order"') + flow('alt="Two."', 'sequenceDiagram\n  A->>B: Hi');
    const { html, problems } = await load(twice, name);
    expect(html.match(/<svg [^>]*role="img"[^>]*aria-label="A leads to B."/)).not.toBeNull();
    expect(html).toContain('<figcaption>Order</figcaption>');
    expect(html).not.toMatch(/<style|@import|googleapis|pb-code-block/);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const referred = [...html.matchAll(/url\(#([^)]+)\)/g)].map(([, id = '']) => id);
    expect(referred.length).toBeGreaterThan(0);
    expect(referred.filter((id) => !ids.includes(id))).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('without a text, or with a mistake, are reported', async () => {
    const { html, problems } = await load(flow('') + flow('alt="x"', 'pie title Pets'), name);
    expect(problems.map((problem) => problem.replace(/^\d+ /, ''))).toEqual([
      expect.stringContaining('a diagram has no text'),
      expect.stringContaining('Invalid mermaid header')
    ]);
    expect(html).toContain('title Pets');
  });
});
