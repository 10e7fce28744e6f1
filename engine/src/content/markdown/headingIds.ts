import type { MarkdownIt, Token } from 'markdown-it';

import type { WrittenHeading } from '../headingProblems.ts';
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

/** Returns the headings of a page as they are written. */
export function writtenHeadings(tokens: readonly Token[], file: string): WrittenHeading[] {
  return tokens.flatMap((token, index) =>
    token.type === 'heading_open'
      ? {
          level: headingLevel(token),
          location: { file, line: lineOf(token) },
          hasContent: hasContent(tokens[index + 1]),
          id: token.meta === null ? undefined : writtenId(token)
        }
      : []
  );
}

/** Whether readers see anything: a text, or an image. */
function hasContent(inline: Token | undefined): boolean {
  const parts = inline?.children ?? [];
  return plainText(inline).trim() !== '' || parts.some(({ type }) => type === 'image' || type === 'html_inline');
}
