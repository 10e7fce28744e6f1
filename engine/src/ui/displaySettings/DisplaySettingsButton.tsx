import { Button } from '@patternfly/react-core';
import { AdjustIcon } from '@patternfly/react-icons/dist/js/icons/adjust-icon.js';

import { opens } from '../islands/features.ts';

/** The masthead's button for how the reader wants to see the site. Without a script there is nothing to set. */
export function DisplaySettingsButton() {
  return (
    <div className="pb-display-settings">
      <Button
        variant="plain"
        aria-label="Display settings"
        aria-expanded={false}
        icon={<AdjustIcon />}
        data-tooltip=""
        {...opens('displaySettings', {})}
      />
    </div>
  );
}
