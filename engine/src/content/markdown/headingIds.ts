import type { MarkdownIt, Token } from 'markdown-it';

import type { Problem } from '../../model.ts';
import { error } from '../problem.ts';
import { headingLevel, lineOf, plainText, writtenId } from './nodes.ts';

/** An id that an author gives a heading: `## Sizes {#sizes}`, or `\{#sizes}`, which other tools need in MDX. */
export const WRITTEN_ID = /\s*\{#([^{}]*)\}\s*$/;

/** Takes ids that authors give to headings out of the text, and keeps them with the heading. */
export function headingIds(markdown: MarkdownIt): void {
  markdown.core.ruler.after('text_join', 'heading_ids', ({ tokens }) => {
    for (const [index, open] of tokens.entries()) {
      const last = open.type === 'heading_open' ? tokens[index + 1]?.children?.at(-1) : undefined;
      const [written, id] = (last?.type === 'text' && WRITTEN_ID.exec(last.content)) || [];
      if (last && written !== undefined && id !== undefined) {
        last.content = last.content.slice(0, -written.length);
        open.meta = { id };
      }
    }
  });
}

/** Reports headings without text, and ids of headings that can't be used or that others have. */
export function headingProblems(tokens: readonly Token[], file: string): Problem[] {
  const known = new Set<string>();
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') {
      return [];
    }
    const location = { file, line: lineOf(token) };
    const id = writtenId(token);
    const problems: Problem[] = [];
    if (!hasContent(tokens[index + 1])) {
      problems.push(
        error(
          'empty-heading',
          `A heading of level ${headingLevel(token)} has no text.`,
          location,
          'Write its text, or remove it.'
        )
      );
    }
    if (token.meta !== null && id === null) {
      const hint = 'Write letters, digits and dashes, as in {#sizes}.';
      problems.push(
        error('heading-id', 'The id of the heading is empty, has spaces, or is one of the interface.', location, hint)
      );
    }
    if (id !== null && known.has(id)) {
      const message = `Two headings of this page have the id "${id}".`;
      problems.push(error('duplicate-anchor', message, location, 'Give each heading its own id.'));
    }
    if (id !== null) {
      known.add(id);
    }
    return problems;
  });
}

/** Whether readers see anything: a text, or an image. */
function hasContent(inline: Token | undefined): boolean {
  const parts = inline?.children ?? [];
  return plainText(inline).trim() !== '' || parts.some(({ type }) => type === 'image' || type === 'html_inline');
}
