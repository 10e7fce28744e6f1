import type { MarkdownIt, Token } from 'markdown-it';
import footnote from 'markdown-it-footnote';

import { FOOTNOTES } from '../../core/html.ts';
import { interfaceId } from '../../core/interfaceIds.ts';
import type { Problem } from '../../model.ts';
import { warning } from '../problem.ts';
import { lineOf } from './nodes.ts';

/** Position of a footnote from 0, and the number of a further reference to the same note: 0 for the first. */
type NoteMeta = Partial<Record<'id' | 'subId', number>>;

/**
 * Footnotes as in GitHub: `[^1]` in the text, and `[^1]: The note.` anywhere. The notes stand at the end of the page. The
 * interface adds the names of their links (`ui/body/readableTree.tsx`).
 */
export function footnotes(markdown: MarkdownIt): void {
  markdown.use(footnote);
  markdown.core.ruler.before('footnote_tail', 'first_footnotes', (state) => {
    const { kept, repeated } = firstNotes(state.tokens);
    state.tokens = kept;
    Object.assign(state.env as RepeatedNotes, { repeatedNotes: repeated });
  });
  const { rules } = markdown.renderer;
  rules['footnote_ref'] = (tokens, index) => {
    const { number, noteId, referenceId } = idsOf(tokens[index]);
    return `<sup><a class="pb-note-reference" href="#${noteId}" id="${referenceId}" role="doc-noteref">${number}</a></sup>`;
  };
  rules['footnote_block_open'] = () => `<section class="${FOOTNOTES}" role="doc-endnotes">\n<ol>\n`;
  rules['footnote_block_close'] = () => '</ol>\n</section>\n';
  rules['footnote_open'] = (tokens, index) => `<li id="${idsOf(tokens[index]).noteId}">`;
  rules['footnote_close'] = () => '</li>\n';
  rules['footnote_anchor'] = (tokens, index) => {
    const { number, referenceId } = idsOf(tokens[index]);
    return ` <a class="pb-note-back" href="#${referenceId}" role="doc-backlink" aria-label="${number}">↩</a>`;
  };
}

/** Notes with the label of an earlier one. */
interface RepeatedNotes {
  repeatedNotes?: { label: string; line: number }[];
}

/** Of several notes with the same label, the first one counts, as in GitHub. */
function firstNotes(tokens: readonly Token[]): { kept: Token[]; repeated: { label: string; line: number }[] } {
  const labels = new Set<string>();
  const kept: Token[] = [];
  const repeated: { label: string; line: number }[] = [];
  let isLeftOut = false;
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'footnote_reference_open') {
      const { label = '' } = token.meta as { label?: string };
      isLeftOut = labels.has(label);
      labels.add(label);
      if (isLeftOut) {
        repeated.push({ label, line: lineOf(tokens[index + 1]) });
      }
    }
    if (!isLeftOut) {
      kept.push(token);
    }
    isLeftOut &&= token.type !== 'footnote_reference_close';
  }
  return { kept, repeated };
}

function idsOf(token: Token | undefined): FootnoteIds {
  const { id = 0, subId = 0 } = (token?.meta ?? {}) as NoteMeta;
  return footnoteIds(id, subId);
}

interface FootnoteIds {
  number: number;
  noteId: string;
  referenceId: string;
}

/**
 * Returns the number of a footnote, and the ids of it and of a reference to it.
 * @param id its position from 0
 * @param subId number of a further reference to it; 0 for the first
 */
export function footnoteIds(id: number, subId: number): FootnoteIds {
  const number = id + 1;
  return {
    number,
    noteId: interfaceId('note', String(number)),
    referenceId: interfaceId('note-reference', subId === 0 ? String(number) : `${number}-${subId + 1}`)
  };
}

/** What the parser notes about footnotes: the position of each by `:label`, negative without a reference. */
interface NotedFootnotes {
  footnotes?: { refs?: Record<string, number> };
}

/**
 * Reports notes that no text refers to, which the page doesn't have, and references without a note.
 * @param environment what the parser was handed
 * @param lines of the file
 */
export function footnoteProblems(environment: object, lines: readonly string[], file: string): Problem[] {
  const { footnotes: noted, repeatedNotes = [] } = environment as NotedFootnotes & RepeatedNotes;
  const repeated = repeatedNotes.map(({ label, line }) =>
    warning(
      'unused-footnote',
      `There is an earlier footnote [^${label}], so the page does not have this one.`,
      { file, line },
      'Give it another name.'
    )
  );
  const unused = Object.entries(noted?.refs ?? {}).flatMap(([key, position]) => {
    const label = key.slice(1);
    const line = lines.findIndex((text) => text.trimStart().startsWith(`[^${label}]:`)) + 1;
    const message = `Nothing refers to the footnote [^${label}], so the page does not have it.`;
    return position >= 0
      ? []
      : [warning('unused-footnote', message, { file, line }, `Write [^${label}] where it belongs.`)];
  });
  return [...unused, ...repeated];
}
