import { fillCount } from '../core/fillText.ts';
import * as texts from '../core/texts.ts';
import { heading, link, paragraph, text } from './nodes.ts';
import { filled } from './props.ts';
import type { VariablesPart } from './twinInput.ts';
import { writeMarkdown } from './writeMarkdown.ts';

/**
 * Replaces the tables of CSS variables in the Markdown of a tab by a link to it: the text of many tabs would consist of
 * them for a tenth.
 * @param variables where they are; null for none
 * @param address where the tables are, as it is written
 */
export function withoutVariables(markdown: string, variables: VariablesPart | null, address: string): string {
  if (variables === null) {
    return markdown;
  }
  const { start, end, count } = variables;
  const section = writeMarkdown([
    heading(2, texts.reference.variables),
    paragraph(
      ...filled(texts.twin.moved, {
        contents: [text(fillCount(texts.reference.variableCount, count))],
        links: [link(address, address)]
      })
    )
  ]);
  return `${markdown.slice(0, start)}${section}${end === markdown.length ? '' : '\n'}${markdown.slice(end)}`;
}
