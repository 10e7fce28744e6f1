import { openDialog, openDialogElement } from './dialogs.ts';
import { createPartFailure } from './partFailure.ts';
import type { Tooltips } from './tooltip.ts';

/** Id of what the masthead's search opens. */
export const MASTHEAD_SEARCH_ID = 'masthead-search';

/** Id of the dialog that searches and does things. */
export const PALETTE_ID = 'search-palette';

/** Editors have meanings of their own for the keys that open the palette, and so may examples. */
const OWN_KEYS = '[data-preview], [data-code-panel], [contenteditable]';

type Search = typeof import('./lazy/search/search.ts');

/** Opens the search by its keys; everything else of it is fetched when the reader comes to a field. */
export function startSearch(tooltips: Tooltips): void {
  const attach = ({ target }: Event): void => {
    const host = target instanceof Element ? target.closest<HTMLElement>(`[data-search], #${PALETTE_ID}`) : null;
    if (host) {
      void withSearch(host, ({ startPalette, startMastheadSearch }) =>
        host instanceof HTMLDialogElement ? startPalette(host, tooltips) : startMastheadSearch(host)
      );
    }
  };
  document.addEventListener('focusin', attach);
  document.addEventListener('input', attach);
  document.addEventListener('keydown', openByKey);
  nameKeys();
}

/**
 * Brings the results page to life.
 * @returns stops
 */
export function startSearchPage(main: HTMLElement): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const page = main.querySelector<HTMLElement>('[data-search-page]');
  if (page) {
    const start = (): Promise<void> =>
      withSearch(page, ({ startResultsPage }) => !signal.aborted && startResultsPage(page, signal));
    page.addEventListener('input', () => 'failed' in page.dataset && void start(), { signal });
    void start();
  }
  return () => lifetime.abort();
}

/** Opens the palette, unless another dialog is open. */
export function openPalette(): void {
  openDialog(PALETTE_ID);
}

/** Fetches the search for what it is to work in, which says so if that fails. */
async function withSearch(host: HTMLElement, use: (search: Search) => void): Promise<void> {
  const search = await import('./lazy/search/search.ts').catch(() => null);
  if (search) {
    delete host.dataset['failed'];
    use(search);
  } else {
    host.dataset['failed'] = '';
    const failure = await createPartFailure('The search', () => void withSearch(host, use));
    if ('failed' in host.dataset) {
      host.querySelector('[data-search-results]')?.replaceChildren(failure);
    }
  }
}

function openByKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, isComposing, target } = event;
  const isKey = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey;
  const isTaken = defaultPrevented || isComposing || (target instanceof Element && target.closest(OWN_KEYS) !== null);
  const open = openDialogElement();
  if (!isKey || isTaken || (open && open.id !== PALETTE_ID)) {
    return;
  }
  event.preventDefault();
  if (open) {
    open.close();
  } else {
    openPalette();
  }
}

/** Keyboards of one maker have another key for commands. */
function nameKeys(): void {
  if (/mac|iphone|ipad/i.test(navigator.platform)) {
    for (const element of document.querySelectorAll('[data-modifier]')) {
      element.textContent = '⌘';
    }
    for (const element of document.querySelectorAll('[data-palette-keys]')) {
      element.setAttribute('data-palette-keys', '⌘ K');
    }
  }
}
