import { describe, expect, it } from 'vitest';

import { parseBody } from '../../src/content/parseBody.ts';
import { treeHtml } from '../../src/core/treeHtml.ts';

const note = (passage: string) => ({ passage, text: 'It clicks, see [dials](/components/dial).' });

function htmlWith(markdown: string, passage: string): string {
  const { content, staleNotes } = parseBody(markdown, { file: 'knob.md', origin: 'package', notes: [note(passage)] });
  expect(staleNotes).toEqual([]);
  return content.blocks.map((block) => (block.kind === 'prose' ? treeHtml(block.prose.tree) : '')).join('');
}

describe('a note about a passage', () => {
  it.each([
    [
      'a paragraph',
      'A knob `turns`\nslowly.\n\nMore.',
      'turns slowly',
      /<\/p>\s*<pb-callout kind="note">.*It clicks.*More\./s
    ],
    ['a table', '| A |\n| --- |\n| It turns. |\n| Last |\n\nMore.', 'It turns', /<\/table>\s*<pb-callout.*More\./s],
    ['a nested list', '- One\n  - It turns.\n- Last\n\nMore.', 'It turns', /<\/ul>\s*<pb-callout.*More\./s],
    [
      'a block of code',
      '1. Run:\n\n    ```\n    turn 8\n    ```\n2. Last\n\nMore.',
      'turn 8',
      /<\/ol>\s*<pb-callout.*More\./s
    ]
  ])('follows the block that contains it: %s', (_, markdown, passage, html) => {
    expect(htmlWith(markdown, passage)).toMatch(html);
  });

  it('has links like the text of the page', () => {
    const { content } = parseBody('A knob turns.', { file: 'knob.md', origin: 'package', notes: [note('A knob')] });
    expect(content.slots).toHaveLength(1);
  });

  it('without its passage is returned', () => {
    expect(
      parseBody('A knob turns.', { file: 'knob.md', origin: 'package', notes: [note('A dial')] }).staleNotes
    ).toEqual([note('A dial')]);
  });
});
