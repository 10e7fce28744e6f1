import { type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';

import { openDialogElement } from '../../browser/dom.ts';
import { onPage } from '../../core/pageEvents.ts';

interface ModalDialogProps {
  id?: string;
  className?: string;
  size?: string;
  /** Accessible name; `labelledBy` is the id of a title instead. */
  label?: string;
  labelledBy?: string;
  /** Stays open when the page behind it is replaced. */
  outlastsPage?: boolean;
  /** Called when the reader closes the dialog, or navigates to another page. */
  onClose: () => void;
  onClick?: (event: MouseEvent) => void;
  /** For closing it with the element's `close()`, which calls `onClose`. */
  dialogRef: RefObject<HTMLDialogElement | null>;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered. Based on `<dialog>`, which makes the rest of the page inert, handles
 * Escape, and restores the focus. A click on the backdrop closes it too, and the page below doesn't scroll.
 */
export function ModalDialog({
  id,
  className = '',
  size,
  label,
  labelledBy,
  outlastsPage = false,
  onClose,
  onClick,
  dialogRef,
  children
}: ModalDialogProps) {
  // A press that begins in the dialog, e.g. to select text, doesn't close it even if it ends outside.
  const beganOutside = useRef(false);
  useEffect(() => {
    const element = dialogRef.current;
    lockPage();
    element?.showModal();
    return () => {
      element?.close();
      unlockPage();
    };
  }, [dialogRef]);
  useEffect(() => {
    const close = (): void => dialogRef.current?.close();
    return outlastsPage ? undefined : onPage('leave', close);
  }, [dialogRef, outlastsPage]);

  return (
    <dialog
      id={id}
      className={`pb-dialog ${className}`.trimEnd()}
      data-size={size}
      aria-label={label}
      aria-labelledby={labelledBy}
      ref={dialogRef}
      onClose={onClose}
      onPointerDown={({ target }: PointerEvent) => (beganOutside.current = target === dialogRef.current)}
      onClick={(event) => {
        if (beganOutside.current && event.target === event.currentTarget) {
          event.currentTarget.close();
        }
        onClick?.(event);
      }}
    >
      {children}
      {/* Live regions outside an open modal dialog are inert. */}
      <p className="pf-v6-screen-reader pb-announcer" role="status" />
    </dialog>
  );
}

/** Locks the page's scroll position below a dialog. */
function lockPage(): void {
  const root = document.documentElement;
  root.dataset['dialogOpen'] = innerWidth > root.clientWidth ? 'scrollbar' : 'plain';
}

/** Unlocks scrolling, unless another dialog is open by now: `close` events of dialogs are asynchronous. */
function unlockPage(): void {
  if (!openDialogElement()) {
    delete document.documentElement.dataset['dialogOpen'];
  }
}
