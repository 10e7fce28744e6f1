import './main.ts';
import { fetchPage, loadTabStylesheet, showPage } from '../browser/page.ts';
import { pagePath } from '../browser/links.ts';

/** Dev server only: replaces the shown page after its content has changed. */
async function showChanges(): Promise<void> {
  const main = document.querySelector<HTMLElement>('#main');
  const page = await fetchPage(pagePath(new URL(location.href)), 'no-store').catch(() => null);
  if (!main || !page) {
    location.reload();
    return;
  }
  const removeOldStylesheet = await loadTabStylesheet(page.stylesheet);
  removeOldStylesheet();
  showPage(page, main);
}

import.meta.hot?.on('patternbook:content', () => void showChanges());
