import { Button } from '@patternfly/react-core';
import { ArrowLeftIcon } from '@patternfly/react-icons/dist/js/icons/arrow-left-icon.js';

import { TYPE_PANEL_ID } from '../../client/reference/typeLinks.ts';
import { Dialog } from './Dialog.tsx';

/** Where definitions of types open; the script that fetches one fills it in. */
export function TypePanel() {
  return (
    <Dialog
      id={TYPE_PANEL_ID}
      title="Type"
      size="tall"
      start={
        <Button
          variant="plain"
          aria-label="Back to the previous type"
          icon={<ArrowLeftIcon set="rh-ui" />}
          data-type-back
          hidden
        />
      }
    >
      <div className="pb-dialog-body" role="group" aria-labelledby={`${TYPE_PANEL_ID}-title`} tabIndex={0}>
        <div data-type-body />
        <p role="status" data-type-status />
        <Button variant="secondary" data-type-retry hidden>
          Try again
        </Button>
      </div>
    </Dialog>
  );
}
