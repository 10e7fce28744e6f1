import './main.ts';
import { type PageData, dataAddress } from '../core/pageData.ts';
import { loadTabStylesheet, showPage } from '../browser/page.ts';
import { pagePath } from '../browser/links.ts';

/** Dev server only: replaces the shown page after its content has changed. */
async function showChanges(): Promise<void> {
  const main = document.querySelector<HTMLElement>('#main');
  const response = await fetch(dataAddress(pagePath(new URL(location.href))), { cache: 'no-store' });
  if (!main || !response.ok) {
    location.reload();
    return;
  }
  const page = (await response.json()) as PageData;
  const removeOldStylesheet = await loadTabStylesheet(page.stylesheet);
  removeOldStylesheet();
  showPage(page, main);
}

import.meta.hot?.on('patternbook:content', () => void showChanges());
