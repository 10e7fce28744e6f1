import fc from 'fast-check';
import type { PhrasingContent, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { describe, expect, it } from 'vitest';

import { writeNode } from '../../src/twin/writeMarkdown.ts';

const words = fc.string({
  unit: fc.constantFrom('a', 'w', 'Z', ' ', ',', '.', '-', '_', '*', '1', ':', '\n'),
  maxLength: 12
});
const phrase = fc.oneof(
  { weight: 4, arbitrary: words.map((value): PhrasingContent => ({ type: 'text', value })) },
  words.map((value): PhrasingContent => ({ type: 'emphasis', children: [{ type: 'text', value }] })),
  words.map((value): PhrasingContent => ({ type: 'link', url: '/a', children: [{ type: 'text', value }] })),
  fc.constant<PhrasingContent>({ type: 'inlineCode', value: 'a' }),
  fc.constant<PhrasingContent>({ type: 'break' })
);
const phrases = fc.array(phrase, { maxLength: 5 });
const node = fc.oneof(
  phrases.map((children): RootContent => ({ type: 'paragraph', children })),
  phrases.map((children): RootContent => ({ type: 'heading', depth: 2, children })),
  phrases.map((children): RootContent => ({
    type: 'table',
    children: [{ type: 'tableRow', children: [{ type: 'tableCell', children }] }]
  })),
  phrases.map((children): RootContent => ({
    type: 'list',
    spread: false,
    children: [{ type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] }]
  }))
);

describe('writeNode', () => {
  it('writes words as they are, and everything else as the library does', () => {
    fc.assert(
      fc.property(node, (written) => {
        const plain = toMarkdown(
          { type: 'root', children: [written] },
          {
            bullet: '-',
            bulletOther: '*',
            emphasis: '_',
            fences: true,
            listItemIndent: 'one',
            resourceLink: true,
            rule: '-',
            extensions: [gfmToMarkdown({ tablePipeAlign: false })]
          }
        );
        expect(writeNode(written)).toBe(plain.trimEnd());
      }),
      { numRuns: 500 }
    );
  });
});
