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
