import * as texts from '../../core/texts.ts';
import { loadPart, withSheet } from '../../browser/loadPart.ts';
import { readPreference, subscribePreferences } from '../../browser/preferences.ts';

/** Key of the reader's own theme in local storage. */
export const OWN_THEME = 'patternbook-own-theme';

/** Key of its style sheet in pages, for the script in the head (`browser/themeScript.ts`). */
export const OWN_THEME_CSS = 'patternbook-own-theme-css';

/** Start of the fragment of a link with a theme. */
export const THEME_FRAGMENT = '#theme=';

/** Fragment of a link that opens the reader's own theme for editing. */
export const EDIT_FRAGMENT = `${THEME_FRAGMENT}edit`;

/** Shows the reader's own theme in previews, if there is one in storage or in the address. Loads nothing otherwise. */
export function startOwnTheme(): void {
  const follow = (): void => {
    if (readPreference(OWN_THEME) || location.hash.startsWith(THEME_FRAGMENT)) {
      const load = () => withSheet(import('./followOwnTheme.ts'));
      void loadPart(texts.parts.ownTheme, load, ({ followOwnTheme }) => followOwnTheme());
    }
  };
  addEventListener('hashchange', follow);
  subscribePreferences(follow);
  follow();
}
