import * as texts from '../../core/texts.ts';
import { createElement } from '../../browser/dom.ts';
import { loadPart } from '../../browser/loadPart.ts';
import { subscribePreferences } from '../../browser/preferences.ts';
import { watchTheme } from '../../live/preview/pageTheme.ts';
import { openedLink, takeFromAddress } from './openedLink.ts';
import { hasOwnTheme, ownTheme, showOwnTheme, updateSheet } from './ownTheme.ts';
import { onPage } from '../../core/pageEvents.ts';

let isFollowing = false;
let hasBar = false;

/** Shows the stored theme, or that of the address, from now on, with a bar that says so. */
export async function followOwnTheme(): Promise<void> {
  if (!isFollowing) {
    isFollowing = true;
    ownTheme.subscribe(loadBar);
    openedLink.subscribe(loadBar);
    subscribePreferences(showOwnTheme);
    watchTheme(updateSheet);
    onPage('enter', updateSheet);
  }
  await takeFromAddress();
  showOwnTheme();
  // The dialog may have shown it before.
  loadBar();
}

/** Mounts the bar when there is something to tell for the first time. */
function loadBar(): void {
  if (!hasBar && (hasOwnTheme() || openedLink.get().problem !== null)) {
    hasBar = true;
    const load = () => Promise.all([import('./ThemeBar.tsx'), import('../../browser/islands/mountIsland.tsx')]);
    void loadPart(texts.parts.ownTheme, load, ([{ ThemeBar }, { mountOverlay }]) => {
      const host = createElement('div', 'pb-own-theme-host');
      document.body.append(host);
      mountOverlay(host, ThemeBar, { label: texts.parts.ownTheme, props: {} });
    }).then((isLoaded) => (hasBar = isLoaded));
  }
}
