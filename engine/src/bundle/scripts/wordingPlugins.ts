import type { Plugin } from 'vite';

import type { Wording } from '../../core/siteTexts.ts';
import { inlineTexts } from './inlineTexts.ts';
import { provideLanguage } from './provideConstants.ts';

/** Returns the plugins that give scripts the language of the interface and its texts. */
export function wordingPlugins({ language, texts }: Wording): Plugin[] {
  return [inlineTexts(texts), provideLanguage(language)];
}
