/**
 * The language of the site, a BCP 47 tag, for scripts in the browser: the bundler puts that of the site's configuration in
 * the place of this value (`bundle/scripts/provideConstants.ts`). In Node, `applyWording` sets it.
 */
export const LANGUAGE = 'en' as string;
