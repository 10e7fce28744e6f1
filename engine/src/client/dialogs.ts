const prepared = new WeakSet<HTMLDialogElement>();

/**
 * Closes dialogs by what has `data-close-dialog`. Focus and Escape are the browser's; a press beside the dialog closes
 * it too, and the page below stays where it is.
 */
export function startDialogs(): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target : null;
    pressed?.closest('[data-close-dialog]')?.closest('dialog')?.close();
  });
  document.querySelectorAll<HTMLDialogElement>('.pb-dialog').forEach(prepareDialog);
  // The page in the dialog's back may become another one.
  document.addEventListener('patternbook:leave', () => openDialogElement()?.close());
}

/** Gives a dialog what the browser leaves to scripts; once for each, those of a page's content when it is shown. */
export function prepareDialog(dialog: HTMLDialogElement): void {
  if (!prepared.has(dialog)) {
    prepared.add(dialog);
    closeOnOutsidePress(dialog);
    dialog.addEventListener('close', unlockPage);
  }
}

/**
 * Shows the dialog with this id, unless one is open.
 * @param returnTo takes the focus when the dialog closes; without it, what had the focus before
 */
export function openDialog(id: string, returnTo: HTMLElement | null = null): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !openDialogElement()) {
    lockPage();
    dialog.showModal();
    dialog.addEventListener('close', () => returnTo?.focus(), { once: true });
  }
}

/** The dialog that is open, whichever it is. */
export function openDialogElement(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('dialog[open]');
}

/** Presses that begin in the dialog don't count, wherever they end: they may select text. */
function closeOnOutsidePress(dialog: HTMLDialogElement): void {
  let beganOutside = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    beganOutside = target === dialog;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (beganOutside && target === dialog) {
      dialog.close();
    }
  });
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
