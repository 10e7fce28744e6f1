import { Button } from '@patternfly/react-core';
import { ExpandIcon } from '@patternfly/react-icons/dist/js/icons/expand-icon.js';
import { ShareAltIcon } from '@patternfly/react-icons/dist/js/icons/share-alt-icon.js';
import { UndoIcon } from '@patternfly/react-icons/dist/js/icons/undo-icon.js';

/** The code of an example with what can be done to it; `client/lazy/examples` fills in a copy when it is asked for. */
export function CodeTemplate() {
  return (
    <template id="example-code">
      <div className="pb-code-panel" role="region" data-code-panel data-name="Code of %" data-state="loading">
        <p className="pb-code-notice" data-code-notice hidden />
        <div className="pb-code-toolbar">
          <span className="pb-code-language" data-code-language />
          <Button
            variant="link"
            size="sm"
            icon={<UndoIcon set="rh-ui" />}
            data-control="RESET_CODE"
            data-name="Reset code of %"
            hidden
          >
            Reset
          </Button>
          <Button variant="link" size="sm" data-control="TS_TO_JS" hidden>
            Convert to JavaScript
          </Button>
          <Button
            variant="link"
            size="sm"
            icon={<ShareAltIcon />}
            data-control="SHARE_CODE"
            data-name="Share code of %"
            data-tooltip="Copy a link with this code"
            hidden
          >
            Share
          </Button>
          <Button
            variant="plain"
            size="sm"
            className="pb-code-expand"
            icon={<ExpandIcon set="rh-ui" />}
            aria-pressed="false"
            data-control="EXPAND_CODE"
            data-name="Show all code of % at once"
            data-tooltip="Show all code at once"
          />
        </div>
        <div className="pb-code-body" dir="ltr" data-code-body>
          <p className="pb-code-loading">Loading code…</p>
        </div>
        <div
          className="pb-code-handle"
          role="separator"
          aria-orientation="horizontal"
          tabIndex={0}
          data-code-handle
          data-name="Height of the code of %"
        />
        <p className="pb-code-hint" data-code-hint>
          To leave the editor by keyboard, press <kbd>Esc</kbd>, then <kbd>Tab</kbd>.
        </p>
        <div className="pb-code-failure" role="alert" data-code-failure hidden>
          <p>
            <span data-code-failure-text>The code could not be loaded.</span> Check your connection, then try again.
          </p>
          <Button variant="secondary" size="sm" data-code-retry>
            Try again
          </Button>
        </div>
      </div>
    </template>
  );
}
