import type { MarkdownIt as Parser, Token } from 'markdown-it';

import { CALLOUT_KINDS, CALLOUT_TAG, isCalloutKind } from '../../core/callouts.ts';
import type { Problem } from '../../model.ts';
import { error } from '../problem.ts';
import { lineOf } from './nodes.ts';

/** Marker of a callout, and what follows it on its line. */
const MARKER = /^\[!(\w+)\][ \t]*(.*)(?:\n|$)/;

/** Turns block quotes that begin with a line `[!NOTE]`, `[!WARNING]` … into callouts. */
export function callouts(markdown: Parser): void {
  markdown.core.ruler.after('block', 'callouts', (state) => {
    const isCallout: boolean[] = [];
    /** Paragraphs that consisted of a marker alone. */
    const emptied = new Set<Token>();
    for (const [index, token] of state.tokens.entries()) {
      if (token.type === 'blockquote_open') {
        const kind = takeMarker(state.tokens, index, emptied);
        isCallout.push(kind !== null);
        if (kind !== null) {
          token.tag = CALLOUT_TAG;
          token.attrSet('kind', kind);
        }
      } else if (token.type === 'blockquote_close' && isCallout.pop()) {
        token.tag = CALLOUT_TAG;
      }
    }
    state.tokens = state.tokens.filter((token) => !emptied.has(token));
  });
}

/**
 * Removes the marker from a quote's first paragraph.
 * @param emptied receives the tokens of a paragraph without other text
 * @returns the kind, or null if the quote is no callout
 */
function takeMarker(tokens: readonly Token[], quote: number, emptied: Set<Token>): string | null {
  const [open, text, close, next] = tokens.slice(quote + 1, quote + 5);
  const [marker, name = '', rest] = (text?.type === 'inline' && MARKER.exec(text.content)) || [];
  const kind = name.toLowerCase();
  if (!open || !text || !close || marker === undefined || rest !== '' || !isCalloutKind(kind)) {
    return null;
  }
  const remaining = text.content.slice(marker.length);
  if (remaining !== '') {
    text.content = remaining;
    return kind;
  }
  if (next?.type === 'blockquote_close') {
    return null;
  }
  [open, text, close].forEach((token) => emptied.add(token));
  return kind;
}

/** Reports block quotes that look like callouts and aren't. */
export function calloutProblems(tokens: readonly Token[], file: string): Problem[] {
  return tokens.flatMap((token, index) => {
    const text = token.type === 'blockquote_open' ? tokens[index + 2] : undefined;
    const [, name = '', rest] = (text?.type === 'inline' && MARKER.exec(text.content)) || [];
    const location = { file, line: lineOf(token) };
    if (rest === undefined) {
      return [];
    }
    if (!isCalloutKind(name.toLowerCase())) {
      const kinds = CALLOUT_KINDS.map((kind) => `[!${kind.toUpperCase()}]`).join(', ');
      return [error('unknown-callout', `There is no callout of the kind "${name}".`, location, `Use one of ${kinds}.`)];
    }
    const message = rest === '' ? `The callout [!${name}] has no text.` : `Text follows [!${name}] on its line.`;
    return [error('callout-text', message, location, 'Begin the text of a callout on the line after its marker.')];
  });
}
