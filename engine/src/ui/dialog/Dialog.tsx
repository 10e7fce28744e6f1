import { Button } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons/dist/js/icons/times-icon.js';
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';

import { lockPage, unlockPage } from '../../client/dialogs.ts';

export interface DialogProps {
  title: ReactNode;
  /** `tall` grows with its content, and is as wide as tables need. */
  size?: 'medium' | 'large' | 'tall';
  /** Before the title. */
  start?: ReactNode;
  /** Called when the reader closes it, or moves on to another page. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered. Based on the browser's own element, which makes the rest of the page
 * inert, handles Escape, and returns the focus. A press beside the dialog closes it too, and the page below stays in place.
 */
export function Dialog({ title, size = 'medium', start, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  const titleId = useId();
  // A press that begins in the dialog doesn't count, wherever it ends: it may select text.
  const beganOutside = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    lockPage();
    element?.showModal();
    return () => {
      element?.close();
      unlockPage();
    };
  }, []);

  return (
    <dialog
      className="pb-dialog"
      data-size={size}
      aria-labelledby={titleId}
      ref={dialog}
      onClose={onClose}
      onPointerDown={({ target }: PointerEvent) => (beganOutside.current = target === dialog.current)}
      onClick={({ target }: MouseEvent) => beganOutside.current && target === dialog.current && close()}
    >
      <div className="pb-dialog-box">
        <header className="pb-dialog-header">
          {start}
          <h2 id={titleId} className="pb-dialog-title">
            {title}
          </h2>
          <Button variant="plain" aria-label="Close" data-tooltip="" icon={<TimesIcon set="rh-ui" />} onClick={close} />
        </header>
        {children}
        {/* What is beside an open dialog can't be heard. */}
        <p className="pf-v6-screen-reader" role="status" data-announcer />
      </div>
    </dialog>
  );
}
