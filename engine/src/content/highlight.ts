import { parser as css } from '@lezer/css';
import { classHighlighter, highlightCode } from '@lezer/highlight';
import { parser as html } from '@lezer/html';
import { parser as javascript } from '@lezer/javascript';
import { parser as json } from '@lezer/json';
import { escapeHtml } from './markdown/escapeHtml.ts';

const typescript = javascript.configure({ dialect: 'ts jsx' });

const PARSERS = new Map([
  ...['js', 'jsx', 'javascript', 'ts', 'tsx', 'typescript'].map((lang) => [lang, typescript] as const),
  ...['html', 'hbs', 'svg', 'xml'].map((lang) => [lang, html] as const),
  ...['css', 'scss'].map((lang) => [lang, css] as const),
  ['json', json] as const
]);

/**
 * Code as HTML with a `tok-*` class around each token; merely escaped where the language has no parser. The classes
 * are those of the live editor, so that static and live code look the same.
 */
export function highlightToHtml(code: string, lang: string): string {
  const parser = PARSERS.get(lang.toLowerCase());
  if (!parser) {
    return escapeHtml(code);
  }
  const parts: string[] = [];
  const putText = (text: string, classes: string): void => {
    parts.push(classes ? `<span class="${classes}">${escapeHtml(text)}</span>` : escapeHtml(text));
  };
  highlightCode(code, parser.parse(code), classHighlighter, putText, () => parts.push('\n'));
  return parts.join('');
}
