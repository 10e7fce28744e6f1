import { Button } from '@patternfly/react-core';
import { AngleDownIcon } from '@patternfly/react-icons/dist/js/icons/angle-down-icon.js';
import { CopyIcon } from '@patternfly/react-icons/dist/js/icons/copy-icon.js';
import { CubeIcon } from '@patternfly/react-icons/dist/js/icons/cube-icon.js';
import { LinkIcon } from '@patternfly/react-icons/dist/js/icons/link-icon.js';
import { SlidersHIcon } from '@patternfly/react-icons/dist/js/icons/sliders-h-icon.js';

import { SANDBOX_MENU_ID } from './SandboxMenu.tsx';

/**
 * Controls that need a script. `client/exampleControls.ts` puts a copy into the row of each example: `%` in
 * `data-name` stands for the example's title. `data-control` is the label under which a control is counted.
 */
export function ControlsTemplate() {
  return (
    <template id="example-controls">
      <Button
        variant="link"
        size="sm"
        className="pb-code-toggle"
        icon={<AngleDownIcon set="rh-ui" />}
        aria-expanded="false"
        data-control="TOGGLE_CODE"
        data-name="View code of %"
      >
        View code
      </Button>
      <span className="pb-edited" data-edited hidden>
        Edited
      </span>
      <Button
        variant="plain"
        size="sm"
        icon={<CopyIcon set="rh-ui" />}
        data-control="COPY_CODE"
        data-name="Copy code of %"
        data-tooltip="Copy code to clipboard"
      />
      <Button
        variant="plain"
        size="sm"
        component="a"
        href="#"
        icon={<LinkIcon set="rh-ui" />}
        data-control="COPY_LINK"
        data-copy-link
        data-name="Copy link of %"
        data-tooltip="Copy link to this example"
      />
      <Button
        variant="plain"
        size="sm"
        icon={<CubeIcon set="rh-ui" />}
        aria-haspopup="menu"
        aria-expanded="false"
        aria-controls={SANDBOX_MENU_ID}
        data-control="SANDBOX_MENU"
        data-name="Open % elsewhere"
        data-tooltip="Open in a sandbox or download"
      />
      <Button
        variant="plain"
        size="sm"
        icon={<SlidersHIcon />}
        aria-expanded="false"
        data-control="PREVIEW_SETTINGS"
        data-name="Preview settings of %"
        data-tooltip="Preview settings"
      />
    </template>
  );
}
