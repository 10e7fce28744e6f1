import { createStore } from '../../core/store.ts';
import * as texts from '../../core/texts.ts';
import { announce } from '../../browser/dom.ts';
import { isFramedByOtherOrigin } from '../../browser/islands/index.ts';
import { openOverlay } from '../islands/overlays.ts';
import { changeOwnTheme, ownThemeText } from './ownTheme.ts';
import { EDIT_FRAGMENT, THEME_FRAGMENT } from './startOwnTheme.ts';
import { readThemeFragment } from './themeLink.ts';
import { ownThemeDialog } from './feature.ts';

/** What came of a link with a theme. */
export interface OpenedLink {
  /** Why its theme isn't shown; null if it is. */
  problem: string | null;
  /** The reader's theme before it; null for none. */
  former: string | null;
}

const NONE: OpenedLink = { problem: null, former: null };

export const openedLink = createStore(NONE);

/** Takes the theme from the address, and removes it there: a copied address would share it by accident. */
export async function takeFromAddress(): Promise<void> {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(THEME_FRAGMENT)) {
    return;
  }
  history.replaceState(history.state, '', pathname + search);
  if (isFramedByOtherOrigin()) {
    return;
  }
  if (hash === EDIT_FRAGMENT) {
    await openOverlay(ownThemeDialog, {});
    return;
  }
  const css = await readThemeFragment(hash);
  if (css === null) {
    openedLink.set({ ...openedLink.get(), problem: texts.ownTheme.damagedLink });
    announce(texts.ownTheme.damagedLink);
  } else {
    const own = ownThemeText();
    openedLink.set({ problem: null, former: own !== '' && own !== css ? own : null });
    changeOwnTheme(css);
    announce(texts.ownTheme.fromLink);
  }
}

/** Shows the reader's theme again that the one of a link has replaced. */
export function restoreFormer(): void {
  const text = openedLink.get().former ?? '';
  openedLink.set(NONE);
  changeOwnTheme(text);
}

/** Called when the reader has read the problem. */
export function dismissProblem(): void {
  openedLink.set({ ...openedLink.get(), problem: null });
}
