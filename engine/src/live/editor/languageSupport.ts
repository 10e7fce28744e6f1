import { javascript } from '@codemirror/lang-javascript';
import type { Extension } from '@codemirror/state';
import type { LiveLanguage } from '../../model.ts';

/** Language support of CodeMirror for a language of examples. Code that is converted changes its language. */
export type LanguageSupport = (lang: LiveLanguage) => Extension;

const programs: LanguageSupport = (lang) => javascript({ jsx: true, typescript: lang === 'ts' });

/** Markup is fetched by itself: a page has either examples in markup or programs. */
export async function loadLanguage(lang: LiveLanguage): Promise<LanguageSupport> {
  if (lang !== 'html') {
    return programs;
  }
  const { html } = await import('@codemirror/lang-html');
  return () => html();
}
