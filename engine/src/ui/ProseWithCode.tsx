import { typographicPieces } from '../core/typographicMarks.ts';

/** A sentence of an author with its parts between backticks as code, and typographic marks in the others. */
export function ProseWithCode({ text }: { text: string }) {
  const parts = text.split('`');
  const isCode = (index: number): boolean => index % 2 === 1 && parts[index] !== '';
  const prose = typographicPieces(parts.map((part, index) => (isCode(index) ? null : part)));
  return parts.map((part, index) => (isCode(index) ? <code key={index}>{part}</code> : prose[index]));
}
