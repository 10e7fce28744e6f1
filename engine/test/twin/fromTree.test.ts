import { describe, expect, it } from 'vitest';

import { fromTree } from '../../src/twin/fromTree.ts';
import { writeMarkdown } from '../../src/twin/writeMarkdown.ts';
import { parsePage } from '../content/support/parsePage.ts';
import { makeProse } from '../ui/acme.ts';

/** Writes HTML as the prose of a twin. */
function markdownOf(html: string): string {
  return writeMarkdown(
    fromTree(makeProse(html).tree, (address) => (address.startsWith('/') ? `${address}.md` : address))
  );
}

describe('fromTree', () => {
  it.each([
    [
      'a callout',
      '<pb-callout kind="warning"><p>Save <em>first</em>.</p></pb-callout>',
      '> [!WARNING]\n> Save _first_.\n'
    ],
    [
      'a callout with a title',
      '<pb-callout kind="tip"><pb-callout-title>Short</pb-callout-title><p>One.</p><p>Two.</p></pb-callout>',
      '> [!TIP]\n> **Short**\n>\n> One.\n>\n> Two.\n'
    ],
    ['a link', '<p><a href="/components/knob">Knob</a></p>', '[Knob](/components/knob.md)\n'],
    ['a picture', '<p><img src="/a" alt="A knob"><img src="/b" alt=""></p>', '![A knob](/a.md)\n'],
    [
      'code with changes',
      '<pre class="pb-code" language="ts"><code><span class="pb-line">a\n</span><del class="pb-line">b\n</del><ins class="pb-line">c\n</ins></code></pre>',
      '```diff\n a\n-b\n+c\n```\n'
    ],
    [
      'code with changed words',
      '<pre class="pb-code" language="ts"><code><span class="pb-line">a\n</span><span class="pb-line"><del class="pb-code-word">b</del><ins class="pb-code-word">c</ins>();\n</span></code></pre>',
      '```diff\n a\n-b();\n+c();\n```\n'
    ],
    ['a fence in code', '<pre language="md"><code>```ts\na\n```\n</code></pre>', '````md\n```ts\na\n```\n````\n'],
    ['tags in text', '<p>Use &lt;Knob&gt; and a*b*.</p>', 'Use \\<Knob> and a\\*b\\*.\n'],
    [
      'blocks in a cell',
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><p>One | two</p><ul><li>x</li><li>y</li></ul><pre><code>a\nb</code></pre></td></tr></tbody></table>',
      '| A |\n| - |\n| One \\| two. x; y. `a b` |\n'
    ],
    [
      'a formula',
      '<p>A <math><semantics><mi>n</mi><annotation encoding="application/x-tex">n^2</annotation></semantics></math>.</p>',
      'A `n^2`.\n'
    ],
    ['a drawing with a name', '<p><svg role="img" aria-label="A to B"><path></path></svg></p>', '_A to B_\n'],
    [
      'what only styles separate',
      '<ul><li><span>acme-ui</span><a href="/a">6.5.0</a><span><code>#fff</code> <code>#000</code></span><span><code>--ink</code></span></li></ul>',
      '- acme-ui [6.5.0](/a.md) `#fff` `#000` `--ink`\n'
    ],
    ['text before a part of its own', '<p>support colors<span><b>#1</b></span></p>', 'support colors **#1**\n'],
    [
      'words whose parts have marks',
      '<p><b>un</b>do, <code>Tag</code>s, (<b>a</b>)<b>.</b></p>',
      '**un**do, `Tag`s, (**a**)**.**\n'
    ],
    ['spaces at the edges of bold text', '<p><strong>Tag: </strong>add <em> b</em>.</p>', '**Tag:** add _b_.\n'],
    [
      'code with its own spaces',
      '<pre language="ts"><code><span>a</span><span>b</span></code></pre>',
      '```ts\nab\n```\n'
    ],
    [
      'what has no words',
      '<p>One</p><details><summary aria-label="More"></summary><p>Two</p></details>',
      'One\n\nTwo\n'
    ],
    ['folded content', '<details><summary>Why?</summary><p>So.</p></details>', '**Why?**\n\nSo.\n'],
    ['definitions', '<dl><dt>Tone</dt><dd><p>A color.</p></dd></dl>', '- **Tone**\n\n  A color.\n'],
    ['what is hidden, and controls', '<p>Text<button>Copy</button><span hidden>no</span><svg></svg></p>', 'Text\n']
  ])('writes %s', (_, html, expected) => {
    expect(markdownOf(html)).toBe(expected);
  });

  it('keeps the language of blocks of code, tasks, and footnotes of Markdown', () => {
    const { html } = parsePage('```css\na { b: c }\n```\n\n- [x] done\n\nText[^1]\n\n[^1]: The note.');
    expect(markdownOf(html)).toBe('```css\na { b: c }\n```\n\n- [x] done\n\nText[^1]\n\n[^1]: The note.\n');
  });

  it('separates lists that follow each other', () => {
    expect(markdownOf('<ul><li>a</li></ul><ul><li>b</li></ul>')).toBe('- a\n\n* b\n');
  });
});
