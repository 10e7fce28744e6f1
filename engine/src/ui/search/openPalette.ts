import * as texts from '../../core/texts.ts';
import { interfaceId } from '../../core/interfaceIds.ts';
import { openDialogElement } from '../../browser/dom.ts';
import { catchTyping, giveUpTyping } from '../../browser/earlyTyping.ts';
import { openOverlay } from '../islands/overlays.ts';
import { searchedSite, searchForm } from './searchedSite.ts';
import { searchPalette } from './feature.ts';

/** Id of the palette's dialog. */
export const PALETTE_ID = interfaceId('search');

/** Elements with their own meaning of the palette's shortcut: editors, and possibly examples. */
const OWN_KEYS = '[data-preview], .pb-code-panel, [contenteditable]';

let isOpening = false;

/** Opens the palette by the masthead's search and by its shortcut. It is preloaded on hover or focus of the search. */
export function startSearch(): void {
  const form = searchForm();
  form?.addEventListener('pointerover', preload, { once: true, passive: true });
  form?.addEventListener('focusin', preload, { once: true });
  // Pages may have another search, which comes and goes with them.
  document.addEventListener('submit', (event) => {
    if (event.target instanceof Element && event.target.matches('.pb-search')) {
      event.preventDefault();
      void openPalette(event.submitter);
    }
  });
  form?.querySelector('.pb-search-keys')?.setAttribute('data-keys', `${commandKey()} K`);
  document.addEventListener('keydown', openByKey);
}

/**
 * Opens the palette, unless a dialog is open.
 * @param opener receives the focus when it closes
 */
export async function openPalette(opener: HTMLElement | null = null): Promise<void> {
  if (isOpening || openDialogElement()) {
    return;
  }
  isOpening = true;
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const typing = catchTyping(texts.common.search);
  preload();
  const isOpen = await openOverlay(searchPalette, { ...searchedSite(), typing }, opener ?? focused);
  isOpening = false;
  if (!isOpen) {
    giveUpTyping(typing);
  }
}

/** Preloads the palette. Failures are ignored: opening it tries again. */
function preload(): void {
  void Promise.all([
    import('./siteSearch.ts').then(({ siteSearch }) => siteSearch()),
    searchPalette.load(),
    import('../../browser/islands/mountIsland.tsx')
  ]).catch(() => undefined);
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
    void openPalette();
  }
}

/** Label of the command modifier: ⌘ on Apple keyboards, Ctrl on others. */
export function commandKey(): string {
  return /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl';
}
