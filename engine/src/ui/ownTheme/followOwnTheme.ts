import * as texts from '../../core/texts.ts';
import { announce } from '../../browser/dom.ts';
import { isFramedByOtherOrigin } from '../../browser/islands/index.ts';
import { subscribePreferences } from '../../browser/preferences.ts';
import { watchTheme } from '../../live/preview/pageTheme.ts';
import { changeOwnTheme, ownTheme, ownThemeText, showOwnTheme, updateSheet, watchOwnTheme } from './ownTheme.ts';
import { THEME_FRAGMENT } from './startOwnTheme.ts';
import { readThemeFragment } from './themeLink.ts';
import { showThemeBar } from './themeBar.ts';

let isFollowing = false;
/** Why the theme of a link isn't shown; null if it is. */
let problem: string | null = null;
/** The reader's theme before that of a link replaced it; null for none. */
let former: string | null = null;

/** Shows the stored theme, or that of the address, from now on, with a bar that says so. */
export async function followOwnTheme(): Promise<void> {
  if (!isFollowing) {
    isFollowing = true;
    watchOwnTheme(showBar);
    subscribePreferences(showOwnTheme);
    watchTheme(updateSheet);
    document.addEventListener('patternbook:enter', updateSheet);
  }
  await takeFromAddress();
  showOwnTheme();
  showBar();
}

/** Takes the theme from the address, and removes it there: a copied address would share it by accident. */
async function takeFromAddress(): Promise<void> {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(THEME_FRAGMENT)) {
    return;
  }
  history.replaceState(history.state, '', pathname + search);
  if (isFramedByOtherOrigin()) {
    return;
  }
  const css = await readThemeFragment(hash);
  problem = css === null ? texts.ownTheme.damagedLink : null;
  if (css === null) {
    announce(texts.ownTheme.damagedLink);
  } else {
    const own = ownThemeText();
    former = own !== '' && own !== css ? own : null;
    changeOwnTheme(css);
    announce(texts.ownTheme.fromLink);
  }
}

function showBar(): void {
  const isShown = ownTheme().declarations.length > 0;
  showThemeBar({
    text: problem ?? (isShown ? texts.ownTheme.shown : null),
    isShown,
    former,
    onRestore: () => {
      const text = former ?? '';
      former = null;
      changeOwnTheme(text);
    },
    onDismiss: () => {
      problem = null;
      showBar();
    }
  });
}
