import { Button } from '@patternfly/react-core';
import { AdjustIcon } from '@patternfly/react-icons/dist/js/icons/adjust-icon.js';

import { SETTINGS, type Setting } from '../../ui/displaySettings/settings.ts';
import { Panel, panelToggle } from '../overlays/Panel.tsx';

const PANEL_ID = 'display-settings';

/** How the reader wants to see the site: a button of the masthead and the panel that it opens. */
export function DisplaySettings() {
  return (
    <div className="pb-display-settings">
      <Button variant="plain" aria-label="Display settings" icon={<AdjustIcon />} {...panelToggle(PANEL_ID)} />
      <Panel id={PANEL_ID} label="Display settings">
        <form className="pb-settings" autoComplete="off" data-settings>
          {SETTINGS.map((setting) => (
            <SettingChoice key={setting.key} setting={setting} />
          ))}
          <div className="pb-settings-actions">
            <Button variant="link" isInline data-opens-dialog="shortcuts" aria-haspopup="dialog">
              Show all shortcuts
            </Button>
            <Button variant="link" isInline data-reset-settings>
              Reset to defaults
            </Button>
          </div>
        </form>
      </Panel>
    </div>
  );
}

function SettingChoice({ setting: { key, legend, options, fallback } }: { setting: Setting }) {
  return (
    <fieldset className="pb-setting" data-fallback={fallback}>
      <legend className="pb-setting-legend">{legend}</legend>
      <div className="pb-choices">
        {options.map(({ value, label }) => (
          <label key={value} className="pb-choice">
            <input type="radio" name={key} value={value} defaultChecked={value === fallback} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
