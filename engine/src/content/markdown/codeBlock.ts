import { CODE_BLOCK, escapeHtml } from '../../core/html.ts';
import { highlightToHtml } from '../highlight.ts';

/** Renders a block of code with its copy button. @param lang first word of its fence */
export function codeBlockHtml(code: string, lang: string): string {
  const html = SHELL.test(lang) ? shellHtml(code) : highlightToHtml(code, lang);
  return `<div class="pb-code-block">${CODE_BLOCK.start}${html}${CODE_BLOCK.end}</div>\n`;
}

const SHELL = /^(?:bash|console|sh|shell|shell-?session|zsh)$/i;
const PROMPT = /^\$ /gm;

/** Prompts become empty elements, which the style sheet fills: they are no part of what is selected or copied. */
function shellHtml(code: string): string {
  return escapeHtml(code).replace(PROMPT, '<span class="pb-prompt"></span>');
}
