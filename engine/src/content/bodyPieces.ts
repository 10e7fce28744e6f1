import type { Token } from 'markdown-it';
import type { NamedPart } from './nameExamples.ts';

/** A part of a body as it becomes a block: neighbouring headings and prose are one piece. */
export type Piece = Extract<NamedPart, { kind: 'example' | 'component' }> | { kind: 'prose'; tokens: Token[] };

export function joinProse(parts: readonly NamedPart[]): Piece[] {
  const pieces: Piece[] = [];
  for (const part of parts) {
    const last = pieces.at(-1);
    if (part.kind === 'example' || part.kind === 'component') {
      pieces.push(part);
    } else if (last?.kind === 'prose') {
      last.tokens.push(...part.tokens);
    } else {
      pieces.push({ kind: 'prose', tokens: [...part.tokens] });
    }
  }
  return pieces;
}

/** The tokens that a piece puts into the page: prose, or an example's caption. */
export function tokensOf(piece: Piece): Token[] {
  switch (piece.kind) {
    case 'prose':
      return piece.tokens;
    case 'example':
      return piece.caption;
    case 'component':
      return [];
  }
}
