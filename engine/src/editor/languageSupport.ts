import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import type { Extension } from '@codemirror/state';
import type { LiveLanguage } from '../model.ts';

/** How a live language is read, coloured, indented. */
export function languageSupport(lang: LiveLanguage): Extension {
  return lang === 'html' ? html() : javascript({ jsx: true, typescript: lang === 'ts' });
}
