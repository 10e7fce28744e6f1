import { javascript } from '@codemirror/lang-javascript';
import type { Extension } from '@codemirror/state';
import type { LiveLanguage } from '../../model.ts';

/** Returns CodeMirror's extension for a language. Converting an example's code changes its language. */
export type LanguageSupport = (lang: LiveLanguage) => Extension;

const programs: LanguageSupport = (lang) => javascript({ jsx: true, typescript: lang === 'ts' });

/** HTML support is loaded on demand: pages contain either HTML examples or programs. */
export async function loadLanguage(lang: LiveLanguage): Promise<LanguageSupport> {
  if (lang !== 'html') {
    return programs;
  }
  const { html } = await import('@codemirror/lang-html');
  return () => html();
}
