import { type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';

import { lockPage, unlockPage } from '../../browser/dom.ts';

interface ModalDialogProps {
  id?: string;
  className?: string;
  size?: string;
  /** Its name, or the id of its title. */
  label?: string;
  labelledBy?: string;
  /** Stays open when another page arrives behind it. */
  outlastsPage?: boolean;
  /** Called when the reader closes it, or moves on to another page. */
  onClose: () => void;
  onClick?: (event: MouseEvent) => void;
  /** Closes it by the element's own method, for `onClose` to follow. */
  dialogRef: RefObject<HTMLDialogElement | null>;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered. Based on the browser's own element, which makes the rest of the page
 * inert, handles Escape, and returns the focus. A press beside the dialog closes it too, and the page below stays in place.
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
  // A press that begins in the dialog doesn't count, wherever it ends: it may select text.
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
    if (!outlastsPage) {
      document.addEventListener('patternbook:leave', close);
    }
    return () => document.removeEventListener('patternbook:leave', close);
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
      {/* What is beside an open dialog can't be heard. */}
      <p className="pf-v6-screen-reader pb-announcer" role="status" />
    </dialog>
  );
}
