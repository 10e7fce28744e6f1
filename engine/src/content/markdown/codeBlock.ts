import { codeBlock, escapeHtml } from '../../core/html.ts';
import { codeLineHtml } from '../code/codeLineHtml.ts';
import type { CodeLine } from '../code/codeLine.ts';
import type { CodeOptions } from '../code/codeOptions.ts';
import { markCode } from '../code/markCode.ts';
import { highlightToHtml, highlightToLines, languageOf } from '../highlight.ts';

/** Renders a block of code with its title and its copy button. */
export function codeBlockHtml(code: string, options: CodeOptions): string {
  const { lines } = markCode(code, options);
  const { title, firstNumber } = options;
  const isFocused = lines.some((line) => line.isFocused);
  const hasLines = firstNumber !== null || lines.some(({ kind, marks }) => kind !== null || marks.length > 0);
  const html = hasLines || isFocused ? linesHtml(lines, options.lang) : plainHtml(textOf(code, lines), options.lang);
  const classes = [
    'pb-code-block',
    ...(hasLines || isFocused ? ['pb-code-lines'] : []),
    ...(firstNumber === null ? [] : ['pb-code-numbered']),
    ...(isFocused ? ['pb-code-focus'] : [])
  ];
  const counter = firstNumber === null ? '' : ` style="counter-reset: pb-line ${firstNumber - 1}"`;
  const block = `<div class="${classes.join(' ')}"${counter}>${codeBlock(html, languageOf(options.lang))}</div>\n`;
  return title === null
    ? block
    : `<figure class="pb-code-figure"><figcaption class="pb-code-title" dir="auto">${escapeHtml(title)}</figcaption>${block}</figure>\n`;
}

/** The code as readers see it; its line break at the end stays. */
function textOf(code: string, lines: readonly CodeLine[]): string {
  return lines.map(({ text }) => text).join('\n') + (code.endsWith('\n') ? '\n' : '');
}

const SHELL = /^(?:bash|console|sh|shell|shell-?session|zsh)$/i;
const PROMPT = /^\$ /;
/** Prompts are empty elements, which the style sheet fills: they are no part of what is selected or copied. */
const PROMPT_HTML = '<span class="pb-prompt"></span>';

function plainHtml(code: string, lang: string): string {
  return SHELL.test(lang)
    ? escapeHtml(code).replace(new RegExp(PROMPT.source, 'gm'), PROMPT_HTML)
    : highlightToHtml(code, lang);
}

function linesHtml(lines: readonly CodeLine[], lang: string): string {
  const isShell = SHELL.test(lang);
  const pieces = isShell ? null : highlightToLines(textOf('', lines), lang);
  return lines
    .map((line, index) => {
      const text = isShell ? line.text.replace(PROMPT, '') : line.text;
      const html = codeLineHtml(line, pieces?.[index] ?? [{ text, className: null }]);
      return text === line.text ? html : html.replace('>', `>${PROMPT_HTML}`);
    })
    .join('');
}
