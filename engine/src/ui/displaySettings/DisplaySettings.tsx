import { Button } from '@patternfly/react-core';
import { useSyncExternalStore } from 'react';

import * as texts from '../../core/texts.ts';
import type { Setting } from './axisSetting.ts';
import { SETTINGS, chosenOption } from './settings.ts';
import { AXES } from '../../core/siteThemes.ts';
import { type ThemeAxis, chosenValue } from '../../core/themes.ts';
import { watchTheme } from '../../live/preview/pageTheme.ts';
import { announce } from '../../browser/dom.ts';
import { openOverlay } from '../islands/overlays.ts';
import { readPreference, storePreference, subscribePreferences } from '../../browser/preferences.ts';
import type { OpenedProps } from '../islands/contract.ts';
import { reasonToGiveWay } from './reasonToGiveWay.ts';
import { Panel } from '../panel/Panel.tsx';
import { ownThemeDialog } from '../ownTheme/feature.ts';
import { shortcutsHelp } from '../shortcuts/feature.ts';

/** Display settings: each choice is applied at once and stored. Choices made in other tabs show here too. */
export function DisplaySettings({ opener }: OpenedProps) {
  const reset = (): void => {
    SETTINGS.forEach(({ key }) => storePreference(key, null));
    announce(texts.displaySettings.resetDone);
  };
  return (
    <Panel label={texts.displaySettings.label} opener={opener}>
      <div className="pb-settings">
        {SETTINGS.map((setting) => (
          <SettingChoice key={setting.key} setting={setting} />
        ))}
        <div className="pb-settings-actions">
          <Button
            variant="link"
            isInline
            aria-haspopup="dialog"
            onClick={() => void openOverlay(ownThemeDialog, {}, opener)}
          >
            {texts.displaySettings.ownTheme}
          </Button>
          <Button
            variant="link"
            isInline
            aria-haspopup="dialog"
            onClick={() => void openOverlay(shortcutsHelp, {}, opener)}
          >
            {texts.displaySettings.showShortcuts}
          </Button>
          <Button variant="link" isInline onClick={reset}>
            {texts.displaySettings.reset}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function SettingChoice({ setting }: { setting: Setting }) {
  const { axis, key, legend, options } = setting;
  const stored = useSyncExternalStore(subscribePreferences, () => readPreference(key));
  const chosen = chosenOption(setting, stored);
  return (
    <fieldset className="pb-setting">
      <legend className="pb-setting-legend">{legend}</legend>
      <div className="pb-choices">
        {options.map((option) => (
          <label key={option.value} className="pb-choice">
            <input
              type="radio"
              name={key}
              value={option.value}
              checked={option === chosen}
              autoComplete="off"
              onChange={() => storePreference(key, option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {axis && <GivesWay axis={axis} />}
    </fieldset>
  );
}

/** Tells why the chosen value of a theme axis doesn't apply; nothing if it does. */
function GivesWay({ axis }: { axis: ThemeAxis }) {
  const reason = useSyncExternalStore(watchChoices, () => {
    const chosen = AXES.map((each) => chosenValue(each, readPreference(each.key), matchesSystem));
    return reasonToGiveWay(AXES, axis, chosen, matchesSystem);
  });
  return (
    <p className="pb-setting-note" role="status">
      {reason}
    </p>
  );
}

const matchesSystem = (query: string): boolean => matchMedia(query).matches;

/** Calls a listener when the reader or the system chooses another value. @returns a function that stops watching */
function watchChoices(listener: () => void): () => void {
  const stops = [subscribePreferences(listener), watchTheme(listener)];
  return () => stops.forEach((stop) => stop());
}
