import { Button } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons/dist/js/icons/times-icon.js';
import { type ReactNode, type Ref, useId, useRef } from 'react';

import * as texts from '../../core/texts.ts';
import { ModalDialog } from './ModalDialog.tsx';

export interface DialogProps {
  title: ReactNode;
  /** `tall` grows with its content, and is as wide as tables need. */
  size?: 'medium' | 'large' | 'tall';
  /** Makes the title focusable by script. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Content before the title. */
  start?: ReactNode;
  /** Called when the reader closes the dialog, or navigates to another page. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog with a title and a close button. */
export function Dialog({ title, titleRef, size = 'medium', start, onClose, children }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <ModalDialog size={size} labelledBy={titleId} dialogRef={dialog} onClose={onClose}>
      <div className="pb-dialog-box">
        <header className="pb-dialog-header">
          {start}
          <h2 id={titleId} className="pb-dialog-title" ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
            {title}
          </h2>
          <Button
            variant="plain"
            aria-label={texts.common.close}
            data-tooltip=""
            icon={<TimesIcon set="rh-ui" />}
            onClick={() => dialog.current?.close()}
          />
        </header>
        {children}
      </div>
    </ModalDialog>
  );
}
