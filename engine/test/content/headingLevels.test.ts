import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseBody } from '../../src/content/parseBody.ts';
import { treeHtml } from '../../src/core/treeHtml.ts';

/** Levels of the headings and the titles of examples that the Markdown of a tab gives, in reading order. */
function levelsOf(markdown: string): number[] {
  const { blocks } = parseBody(markdown, { file: '/page.md', origin: 'package' }).content;
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'prose':
        return levelsIn(treeHtml(block.prose.tree));
      case 'example':
        return [
          ...(block.example.flags.figure === null ? [block.example.headingLevel] : []),
          ...levelsIn(treeHtml(block.caption.tree))
        ];
      case 'component':
      case 'module':
        return [];
    }
  });
}

function levelsIn(html: string): number[] {
  return [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
}

const FENCE = '```html\n<p>\n```';

describe('levels of headings', () => {
  it.each([
    ['are kept', '## A\n\n### B\n\n#### C\n\n### D\n\n## E', [2, 3, 4, 3, 2]],
    ['begin below the page’s title', '# A\n\n## B\n\n# C', [2, 2, 2]],
    ['close gaps at the beginning', '### A\n\n### B\n\n## C\n\n### D', [2, 2, 2, 3]],
    ['close gaps below other headings', '## A\n\n#### B\n\n##### C\n\n#### D\n\n### E', [2, 3, 4, 3, 3]],
    [
      'count in titles of examples',
      `### A\n\n${FENCE}\n\n### B\n\n${FENCE}\n\n## C\n\n### D\n\n${FENCE}`,
      [2, 2, 2, 3]
    ],
    ['count below titles of examples', `### A\n\nText\n\n##### B\n\n${FENCE}`, [2, 3]],
    ['don’t count figures', `## A\n\n\`\`\`html figure title="B"\n<p>\n\`\`\`\n\n### C`, [2, 3]],
    ['count within quotations and lists', '> ### A\n\n- ##### B', [2, 3]]
  ])('%s', (_, markdown, levels) => {
    expect(levelsOf(markdown)).toEqual(levels);
  });

  it('never skip one, whatever the Markdown', () => {
    const part = fc.oneof(
      fc.integer({ min: 1, max: 6 }).map((level) => `${'#'.repeat(level)} Heading`),
      fc.constantFrom(FENCE, '```html figure title="Figure"\n<p>\n```', 'Text', '> #### Quoted', '<Tag />')
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const levels = [1, ...levelsOf(parts.join('\n\n'))];
        expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
      })
    );
  });
});
