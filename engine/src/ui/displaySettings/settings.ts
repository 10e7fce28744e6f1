import * as texts from '../../core/texts.ts';
import { siteDirection } from '../../core/language.ts';
import { AXES } from '../../core/siteThemes.ts';
import { announce } from '../../browser/dom.ts';
import { type Option, type Setting, axisSetting } from './axisSetting.ts';
import { readPreference, storePreference } from '../../browser/preferences.ts';

/** The most used settings first, then the reading aids (requirements 4.1 and 4.5). */
export const SETTINGS: readonly Setting[] = [
  ...AXES.map(axisSetting),
  {
    axis: null,
    key: 'patternbook-text-size',
    legend: texts.displaySettings.textSize,
    options: [
      { value: 'small', label: texts.displaySettings.small },
      { value: 'default', label: texts.displaySettings.default },
      { value: 'large', label: texts.displaySettings.large },
      { value: 'larger', label: texts.displaySettings.larger }
    ],
    fallback: 'default'
  },
  {
    axis: null,
    key: 'patternbook-content-width',
    legend: texts.displaySettings.contentWidth,
    options: [
      { value: 'default', label: texts.displaySettings.default },
      { value: 'wide', label: texts.displaySettings.wide }
    ],
    fallback: 'default'
  },
  {
    axis: null,
    key: 'patternbook-motion',
    legend: texts.displaySettings.motion,
    options: [
      { value: 'system', label: texts.displaySettings.system },
      { value: 'reduced', label: texts.displaySettings.reduced }
    ],
    fallback: 'system'
  },
  {
    axis: null,
    key: 'patternbook-direction',
    legend: texts.displaySettings.direction,
    options: [
      { value: 'ltr', label: texts.displaySettings.leftToRight },
      { value: 'rtl', label: texts.displaySettings.rightToLeft }
    ],
    fallback: siteDirection()
  },
  {
    axis: null,
    key: 'patternbook-shortcuts',
    legend: texts.displaySettings.keyboardShortcuts,
    options: [
      { value: 'on', label: texts.displaySettings.on },
      { value: 'off', label: texts.displaySettings.off }
    ],
    fallback: 'on'
  }
];

/** Finds the chosen option; invalid stored values count as the default, as in the script in the head. */
export function chosenOption({ options, fallback }: Setting, stored: string | null): Option | undefined {
  return options.find(({ value }) => value === stored) ?? options.find(({ value }) => value === fallback);
}

/** Chooses the option of a setting after the current one, and announces it. */
export function chooseNext(key: string): void {
  const setting = SETTINGS.find((candidate) => candidate.key === key);
  const current = setting && chosenOption(setting, readPreference(key));
  if (current) {
    const { options } = setting;
    choose(setting, options[(options.indexOf(current) + 1) % options.length] ?? current);
  }
}

/** Chooses an option of a setting, and announces it. */
export function choose({ key, legend }: Setting, { value, label }: Option): void {
  storePreference(key, value);
  announce(`${legend}: ${label}`);
}
