import { parser as css } from '@lezer/css';
import { classHighlighter, highlightCode } from '@lezer/highlight';
import { parser as html } from '@lezer/html';
import { parser as javascript } from '@lezer/javascript';
import { parser as json } from '@lezer/json';
import { escapeHtml } from '../core/html.ts';
import { classifyCode, hasGrammar } from './textMateGrammars.ts';

const typescript = javascript.configure({ dialect: 'ts jsx' });

const PARSERS = new Map([
  ...['js', 'jsx', 'javascript', 'ts', 'tsx', 'typescript'].map((lang) => [lang, typescript] as const),
  ...['html', 'hbs', 'svg', 'xml'].map((lang) => [lang, html] as const),
  ...['css', 'scss'].map((lang) => [lang, css] as const),
  ['json', json] as const
]);

/** Words for code without a language; `noLive` takes its place in many files. */
const NO_LANGUAGES = ['', 'no-live', 'nolive', 'plain', 'plaintext', 'text', 'txt'];

/** Whether code in a language has colors, or needs none. @param lang first word of a fence */
export function isKnownLanguage(lang: string): boolean {
  const name = lang.toLowerCase();
  return NO_LANGUAGES.includes(name) || PARSERS.has(name) || hasGrammar(name);
}

/** The most frequent tokens. They have no color of their own, and spans for them would double the size of a page. */
const PLAIN = new Set(['tok-punctuation', 'tok-variableName', 'tok-variableName tok-definition']);

/**
 * Highlights code as HTML, with a `tok-*` class on each token that has a color. The classes are those of the live editor,
 * so that static and live code look the same: the languages of examples have its parsers, others TextMate grammars.
 * Code of unknown languages is only escaped.
 */
export function highlightToHtml(code: string, lang: string): string {
  const name = lang.toLowerCase();
  const parser = PARSERS.get(name);
  if (!parser) {
    const lines = NO_LANGUAGES.includes(name) ? null : classifyCode(code, name);
    return lines === null
      ? escapeHtml(code)
      : lines.map((line) => line.map(({ text, className }) => tokenHtml(text, className ?? '')).join('')).join('\n');
  }
  const parts: string[] = [];
  const putText = (text: string, classes: string): void => {
    parts.push(tokenHtml(text, PLAIN.has(classes) ? '' : classes));
  };
  highlightCode(code, parser.parse(code), classHighlighter, putText, () => parts.push('\n'));
  return parts.join('');
}

function tokenHtml(text: string, classes: string): string {
  const html = escapeHtml(text);
  return classes === '' ? html : `<span class="${classes}">${html}</span>`;
}
