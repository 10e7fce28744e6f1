import { Button } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons/dist/js/icons/times-icon.js';
import type { ReactNode } from 'react';

interface DialogProps {
  id: string;
  title: string;
  /** `tall` grows with its content, and is as wide as tables need. */
  size?: 'medium' | 'large' | 'tall';
  /** Stands before the title. */
  start?: ReactNode;
  children: ReactNode;
}

/** A dialog over the page, which the scripts of its feature open (`client/dialogs.ts`). */
export function Dialog({ id, title, size = 'medium', start, children }: DialogProps) {
  const titleId = `${id}-title`;
  return (
    <dialog id={id} className="pb-dialog" data-size={size} aria-labelledby={titleId}>
      <div className="pb-dialog-box">
        <header className="pb-dialog-header">
          {start}
          <h2 id={titleId} className="pb-dialog-title">
            {title}
          </h2>
          <form method="dialog">
            <Button variant="plain" type="submit" aria-label="Close" data-tooltip="" icon={<TimesIcon set="rh-ui" />} />
          </form>
        </header>
        {children}
        {/* What is beside an open dialog can't be heard. */}
        <p className="pf-v6-screen-reader" role="status" data-announcer />
      </div>
    </dialog>
  );
}
