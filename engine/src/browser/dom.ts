import { anchorOf } from './links.ts';

/** Announces a text to screen readers, in the live region of an open dialog where the page's is inert. */
export function announce(text: string): void {
  const announcer = document.querySelector('dialog[open] .pb-announcer') ?? document.querySelector('#announcer');
  if (announcer) {
    announcer.textContent = text;
  }
}

/** Moves the focus to what the reader came for: the anchor's element, or the heading of the page. */
export function focusHeading(main: HTMLElement, hash: string): void {
  const target = anchorOf(hash) ?? main.querySelector<HTMLElement>('h1') ?? main;
  if (target.tabIndex < 0) {
    target.tabIndex = -1;
  }
  target.focus({ preventScroll: true });
}

/** The dialog that is open, whichever it is. */
export function openDialogElement(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('dialog[open]');
}

/** Keeps the page below a dialog where it is. */
export function lockPage(): void {
  const root = document.documentElement;
  root.dataset['dialogOpen'] = innerWidth > root.clientWidth ? 'scrollbar' : 'plain';
}

/** Lets the page scroll again. A dialog tells of its end later: by then, what it led to may have opened another. */
export function unlockPage(): void {
  if (!openDialogElement()) {
    delete document.documentElement.dataset['dialogOpen'];
  }
}

/**
 * Shows a thin bar at the top of the window; its style sheet lets a moment pass before it becomes visible.
 * @returns takes the bar away
 */
export function showProgress(): () => void {
  const bar = document.createElement('div');
  bar.className = 'pb-progress';
  document.body.append(bar);
  return () => bar.remove();
}
