import { fillCount } from '../core/fillText.ts';
import * as texts from '../core/texts.ts';
import { heading, link, paragraph, text } from './nodes.ts';
import { filled } from './props.ts';
import { writeMarkdown } from './writeMarkdown.ts';

/** Matches a row of a table of CSS variables. */
const ROW = /^\| `--/gm;

/**
 * Replaces the tables of CSS variables in the Markdown of a tab by a link to it: the text of many tabs would consist of
 * them for a tenth.
 * @param address where the tables are, as it is written
 */
export function withoutVariables(markdown: string, address: string): string {
  // Followed by the heading of a prefix, as `pagesOfTab` writes it; without one, the variables are elsewhere already.
  const start = markdown.lastIndexOf(`\n## ${texts.reference.variables}\n\n### `) + 1;
  if (start === 0) {
    return markdown;
  }
  const next = markdown.indexOf('\n## ', start);
  const end = next < 0 ? markdown.length : next + 1;
  const count = markdown.slice(start, end).match(ROW)?.length ?? 0;
  const section = writeMarkdown([
    heading(2, texts.reference.variables),
    paragraph(
      ...filled(texts.twin.moved, {
        contents: [text(fillCount(texts.reference.variableCount, count))],
        links: [link(address, address)]
      })
    )
  ]);
  return `${markdown.slice(0, start)}${section}${next < 0 ? '' : '\n'}${markdown.slice(end)}`;
}
