import { anchorOf } from './links.ts';

/** Announces a text to screen readers. An open dialog makes the page's live region inert, so its own one is used. */
export function announce(text: string): void {
  const announcer = document.querySelector('dialog[open] .pb-announcer') ?? document.querySelector('#announcer');
  if (announcer) {
    announcer.textContent = text;
  }
}

/** Moves the focus to the anchor's element, or to the page's heading. */
export function focusHeading(main: HTMLElement, hash: string): void {
  const target = anchorOf(hash) ?? main.querySelector<HTMLElement>('h1') ?? main;
  if (target.tabIndex < 0) {
    target.tabIndex = -1;
  }
  target.focus({ preventScroll: true });
}

/** The open dialog of the page, if any. */
export function openDialogElement(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('dialog[open]');
}

/** Locks the page's scroll position below a dialog. */
export function lockPage(): void {
  const root = document.documentElement;
  root.dataset['dialogOpen'] = innerWidth > root.clientWidth ? 'scrollbar' : 'plain';
}

/** Unlocks scrolling, unless another dialog is open by now: `close` events of dialogs are asynchronous. */
export function unlockPage(): void {
  if (!openDialogElement()) {
    delete document.documentElement.dataset['dialogOpen'];
  }
}

/**
 * Shows a progress bar at the top of the window; the style sheet delays its appearance.
 * @returns function that removes the bar
 */
export function showProgress(): () => void {
  const bar = document.createElement('div');
  bar.className = 'pb-progress';
  document.body.append(bar);
  return () => bar.remove();
}

/**
 * Keeps forms without an address, as those of examples, from loading the page again: Enter in an only field submits a
 * form, which many programs don't handle.
 */
export function keepPageOnSubmit(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (form instanceof HTMLFormElement && !form.hasAttribute('action') && form.method !== 'dialog') {
      event.preventDefault();
    }
  });
}
