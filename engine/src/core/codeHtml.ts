import { escapeHtml } from './escapeHtml.ts';

/** A piece of code within a line of text, as HTML. */
export function codeHtml(code: string): string {
  return `<code>${escapeHtml(code)}</code>`;
}
