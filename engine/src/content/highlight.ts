import { parser as css } from '@lezer/css';
import { classHighlighter, highlightCode } from '@lezer/highlight';
import { parser as html } from '@lezer/html';
import { parser as javascript } from '@lezer/javascript';
import { parser as json } from '@lezer/json';
import { escapeHtml } from '../core/html.ts';
import { type ClassedText, classifyCode, hasGrammar } from './textMateGrammars.ts';

const typescript = javascript.configure({ dialect: 'ts jsx' });

const PARSERS = new Map([
  ...['js', 'jsx', 'javascript', 'ts', 'tsx', 'typescript'].map((lang) => [lang, typescript] as const),
  ...['html', 'hbs', 'svg', 'xml'].map((lang) => [lang, html] as const),
  ...['css', 'scss'].map((lang) => [lang, css] as const),
  ['json', json] as const
]);

/** Words for code without a language; `noLive` takes its place in many files. */
const NO_LANGUAGES = ['', 'no-live', 'nolive', 'plain', 'plaintext', 'text', 'txt'];

/** Names that authors write, for which there is no grammar of the name. */
const ALIASES: Readonly<Record<string, string>> = {
  'c#': 'csharp',
  'c++': 'cpp',
  'f#': 'fsharp',
  'shell-session': 'shellsession'
};

function nameOf(lang: string): string {
  const name = lang.toLowerCase();
  return Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name;
}

/** Whether code in a language has colors, or needs none. @param lang first word of a fence */
export function isKnownLanguage(lang: string): boolean {
  const name = nameOf(lang);
  return NO_LANGUAGES.includes(name) || PARSERS.has(name) || hasGrammar(name);
}

/** Returns the language that a fence names; empty for none, and for an unknown one. */
export function languageOf(lang: string): string {
  return isKnownLanguage(lang) && !NO_LANGUAGES.includes(lang.toLowerCase()) ? lang : '';
}

/** The most frequent tokens. They have no color of their own, and spans for them would double the size of a page. */
const PLAIN = new Set(['tok-punctuation', 'tok-variableName', 'tok-variableName tok-definition']);

/**
 * Highlights code as HTML, with a `tok-*` class on each token that has a color. The classes are those of the live editor,
 * so that static and live code look the same: the languages of examples have its parsers, others TextMate grammars.
 * Code of unknown languages is only escaped.
 */
export function highlightToHtml(code: string, lang: string): string {
  return highlightToLines(code, lang)
    .map((line) => line.map(pieceHtml).join(''))
    .join('\n');
}

/** Splits code into lines, and each into pieces with the classes of {@link highlightToHtml}. */
export function highlightToLines(code: string, lang: string): ClassedText[][] {
  const name = nameOf(lang);
  const parser = PARSERS.get(name);
  if (!parser) {
    const lines = NO_LANGUAGES.includes(name) ? null : classifyCode(code, name);
    return lines ?? code.split('\n').map((text) => [{ text, className: null }]);
  }
  const lines: ClassedText[][] = [[]];
  const putText = (text: string, classes: string): void => {
    lines.at(-1)?.push({ text, className: classes === '' || PLAIN.has(classes) ? null : classes });
  };
  highlightCode(code, parser.parse(code), classHighlighter, putText, () => lines.push([]));
  return lines;
}

/** Renders text of one class. */
export function pieceHtml({ text, className }: ClassedText): string {
  const html = escapeHtml(text);
  return className === null ? html : `<span class="${className}">${html}</span>`;
}
