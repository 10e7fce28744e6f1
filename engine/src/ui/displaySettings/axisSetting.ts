import * as texts from '../../core/texts.ts';
import { axisLabel, choiceLabel } from '../../core/themeTexts.ts';
import { CONTRAST, SYSTEM, type ThemeAxis } from '../../core/themes.ts';

/** A choice of a setting. */
export interface Option {
  value: string;
  label: string;
}

/** A preference that the reader sets in the masthead. */
export interface Setting {
  /** The theme axis that it sets; null for other settings. */
  axis: ThemeAxis | null;
  /** Local storage key. */
  key: string;
  legend: string;
  /** Values and their labels, in order. */
  options: readonly Option[];
  /** Default value, while nothing is stored. */
  fallback: string;
}

/** Returns the setting of a theme axis (requirements 4.1 and 4.5). */
export function axisSetting(axis: ThemeAxis): Setting {
  const { key, fallback, values } = axis;
  const options = values.map((value) => ({ value: value.stored, label: choiceLabel(value) }));
  const hasSystem = values.some(({ query }) => query !== null);
  return {
    axis,
    key,
    legend: axisLabel(axis),
    options: hasSystem ? [{ value: SYSTEM, label: texts.displaySettings.system }, ...inOrder(axis, options)] : options,
    fallback
  };
}

/** A switch is on first, as in the other settings. */
function inOrder({ name }: ThemeAxis, options: readonly Option[]): readonly Option[] {
  return name === CONTRAST ? options.toReversed() : options;
}
