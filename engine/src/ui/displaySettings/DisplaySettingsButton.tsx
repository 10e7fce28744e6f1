import { Button } from '@patternfly/react-core';
import { AdjustIcon } from '@patternfly/react-icons/dist/js/icons/adjust-icon.js';

import * as texts from '../../core/texts.ts';
import { opens } from '../islands/contract.ts';
import { displaySettings } from './feature.ts';

/** The masthead's button that opens the display settings, which need scripts. */
export function DisplaySettingsButton() {
  return (
    <div className="pb-display-settings">
      <Button
        variant="plain"
        aria-label={texts.displaySettings.label}
        aria-expanded={false}
        icon={<AdjustIcon />}
        data-tooltip=""
        {...opens(displaySettings, {})}
      />
    </div>
  );
}
