import * as texts from '../../core/texts.ts';
import { siteDirection } from '../../core/language.ts';
import { ROOT_MARKS } from '../../core/rootMarks.ts';
import { AXES } from '../../core/siteThemes.ts';
import { announce } from '../../browser/dom.ts';
import { type Option, type Setting, axisSetting } from './axisSetting.ts';
import { readPreference, storePreference } from '../../browser/preferences.ts';

/** The most used settings first, then the reading aids (requirements 4.1 and 4.5). */
export const SETTINGS: readonly Setting[] = [
  ...AXES.map(axisSetting),
  markSetting(ROOT_MARKS.textSize, texts.displaySettings.textSize, 'default', {
    small: texts.displaySettings.small,
    default: texts.displaySettings.default,
    large: texts.displaySettings.large,
    larger: texts.displaySettings.larger
  }),
  markSetting(ROOT_MARKS.contentWidth, texts.displaySettings.contentWidth, 'default', {
    default: texts.displaySettings.default,
    wide: texts.displaySettings.wide
  }),
  markSetting(ROOT_MARKS.motion, texts.displaySettings.motion, 'system', {
    system: texts.displaySettings.system,
    reduced: texts.displaySettings.reduced
  }),
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

/**
 * Returns the setting of an attribute of the root element.
 * @param fallback value that stands for no attribute
 * @param labels of all values, in order
 */
function markSetting<const Value extends string, Fallback extends string>(
  { key }: { key: string; values: readonly Value[] },
  legend: string,
  fallback: Fallback,
  labels: Readonly<Record<NoInfer<Value | Fallback>, string>>
): Setting {
  const options = Object.entries<string>(labels).map(([value, label]) => ({ value, label }));
  return { axis: null, key, legend, options, fallback };
}

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
