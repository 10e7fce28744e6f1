import { anchorOf } from './anchor.ts';

/** Moves the focus to what the reader came for: the anchor's element, or the heading of the page. */
export function focusHeading(main: HTMLElement, hash: string): void {
  const target = anchorOf(hash) ?? main.querySelector<HTMLElement>('h1') ?? main;
  if (target.tabIndex < 0) {
    target.tabIndex = -1;
  }
  target.focus({ preventScroll: true });
}
