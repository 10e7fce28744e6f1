import { parser as css } from '@lezer/css';
import { classHighlighter, highlightCode } from '@lezer/highlight';
import { parser as html } from '@lezer/html';
import { parser as javascript } from '@lezer/javascript';
import { parser as json } from '@lezer/json';
import { escapeHtml } from '../core/html.ts';

const typescript = javascript.configure({ dialect: 'ts jsx' });

const PARSERS = new Map([
  ...['js', 'jsx', 'javascript', 'ts', 'tsx', 'typescript'].map((lang) => [lang, typescript] as const),
  ...['html', 'hbs', 'svg', 'xml'].map((lang) => [lang, html] as const),
  ...['css', 'scss'].map((lang) => [lang, css] as const),
  ['json', json] as const
]);

/** The most frequent tokens. They have no color of their own, and spans for them would double the size of a page. */
const PLAIN = new Set(['tok-punctuation', 'tok-variableName', 'tok-variableName tok-definition']);

/**
 * Highlights code as HTML, with a `tok-*` class on each token that has a color. Languages without a parser are only
 * escaped. The classes are those of the live editor, so that static and live code look the same.
 */
export function highlightToHtml(code: string, lang: string): string {
  const parser = PARSERS.get(lang.toLowerCase());
  if (!parser) {
    return escapeHtml(code);
  }
  const parts: string[] = [];
  const putText = (text: string, classes: string): void => {
    const html = escapeHtml(text);
    parts.push(classes === '' || PLAIN.has(classes) ? html : `<span class="${classes}">${html}</span>`);
  };
  highlightCode(code, parser.parse(code), classHighlighter, putText, () => parts.push('\n'));
  return parts.join('');
}
