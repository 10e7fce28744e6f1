import './main.ts';
import { fetchPage, loadTabStylesheets, showPage } from '../browser/page.ts';
import { pagePath } from '../browser/links.ts';
import { CONTENT_EVENT, PAGE_EVENT, type PageOpened } from '../core/devEvents.ts';
import { MAIN_ID } from '../core/interfaceIds.ts';

let updates = 0;

/** Dev server only: replaces the shown page after its content has changed. */
async function showChanges(): Promise<void> {
  updates += 1;
  const update = updates;
  const main = document.getElementById(MAIN_ID);
  const page = await fetchPage(pagePath(new URL(location.href)), 'no-store').catch(() => null);
  if (update !== updates) {
    return;
  }
  if (!main || !page) {
    location.reload();
    return;
  }
  const exchangeStylesheets = await loadTabStylesheets(page.stylesheets);
  exchangeStylesheets();
  showPage(page, main);
  // The frame is as up to date as the content, so navigation needs no reload.
  document.documentElement.dataset['frame'] = page.frame;
}

import.meta.hot?.on(CONTENT_EVENT, () => void showChanges());
const opened: PageOpened = { frame: document.documentElement.dataset['frame'] };
import.meta.hot?.send(PAGE_EVENT, opened);
