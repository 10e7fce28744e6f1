import type { MarkdownIt as Parser, StateCore, Token } from 'markdown-it';

import { CALLOUT_KINDS, CALLOUT_TAG, calloutKind, type CalloutKind } from '../../core/callouts.ts';
import type { Location, Problem } from '../../model.ts';
import { error } from '../problem.ts';
import { lineOf } from './nodes.ts';

/** Marker of a callout, and what follows it on its line. One with a sign folds in other dialects. */
const CALLOUT_MARKER = /^\[!(\w+)\](?![-+])[ \t]*(.*)(?:\n|$)/;

/** Turns block quotes that begin with a line `[!NOTE]`, `[!WARNING] Title` … into callouts. */
export function callouts(markdown: Parser): void {
  markdown.core.ruler.after('block', 'callouts', (state) => {
    const isCallout: boolean[] = [];
    /** Paragraphs that consisted of a marker alone. */
    const emptied = new Set<Token>();
    const titles = new Map<Token, Token[]>();
    for (const [index, token] of state.tokens.entries()) {
      if (token.type === 'blockquote_open') {
        const found = takeMarker(state.tokens, index, emptied);
        isCallout.push(found !== null);
        if (found !== null) {
          token.tag = CALLOUT_TAG;
          token.attrSet('kind', found.kind);
        }
        if (found?.title) {
          titles.set(token, titleTokens(state, found.title, token.map));
        }
      } else if (token.type === 'blockquote_close' && isCallout.pop()) {
        token.tag = CALLOUT_TAG;
      }
    }
    state.tokens = state.tokens.flatMap((token) => (emptied.has(token) ? [] : [token, ...(titles.get(token) ?? [])]));
  });
}

/** Makes the tokens of a title, whose text is parsed with all others. */
function titleTokens({ Token: Made }: StateCore, title: string, map: Token['map']): Token[] {
  const text = Object.assign(new Made('inline', '', 0), { content: title, children: [], map });
  return [new Made('callout_title_open', '', 1), text, new Made('callout_title_close', '', -1)];
}

/**
 * Removes the marker from a quote's first paragraph.
 * @param emptied receives the tokens of a paragraph without other text
 * @returns null if the quote is no callout
 */
function takeMarker(
  tokens: readonly Token[],
  quote: number,
  emptied: Set<Token>
): { kind: CalloutKind; title: string } | null {
  const [open, text, close, next] = tokens.slice(quote + 1, quote + 5);
  const [marker, name = '', rest = ''] = (text?.type === 'inline' && CALLOUT_MARKER.exec(text.content)) || [];
  const kind = calloutKind(name);
  if (!open || !text || !close || marker === undefined || kind === null) {
    return null;
  }
  const title = rest.trim();
  const remaining = text.content.slice(marker.length);
  if (remaining !== '') {
    text.content = remaining;
    return { kind, title };
  }
  if (next?.type === 'blockquote_close') {
    return null;
  }
  [open, text, close].forEach((token) => emptied.add(token));
  return { kind, title };
}

/** Reports block quotes that look like callouts and aren't. */
export function calloutProblems(tokens: readonly Token[], file: string): Problem[] {
  return tokens.flatMap((token, index) => {
    const text = token.type === 'blockquote_open' ? tokens[index + 2] : undefined;
    const [marker, name = ''] = (text?.type === 'inline' && CALLOUT_MARKER.exec(text.content)) || [];
    return marker === undefined ? [] : [calloutProblem(name, { file, line: lineOf(token) })];
  });
}

/** Describes a block quote that looks like a callout and isn't one. @param name of its kind, as written */
export function calloutProblem(name: string, location: Location): Problem {
  if (calloutKind(name) === null) {
    const kinds = CALLOUT_KINDS.map((kind) => `[!${kind.toUpperCase()}]`).join(', ');
    return error('unknown-callout', `There is no callout of the kind "${name}".`, location, `Use one of ${kinds}.`);
  }
  const hint = 'Begin the text of a callout on the line after its marker.';
  return error('callout-text', `The callout [!${name}] has no text.`, location, hint);
}
