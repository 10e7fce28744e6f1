import * as texts from '../../../core/texts.ts';
import { choiceLabel, axisLabel } from '../../../core/themeTexts.ts';
import { COLOR_SCHEME, CONTRAST, type ThemeAxis } from '../../../core/themes.ts';
import type { EnvironmentOverrides } from '../../../live/preview/previewEnvironment.ts';

/** An appearance of an example: what differs from that of the page, and its name. */
export interface Look {
  name: string;
  environment: EnvironmentOverrides;
}

/**
 * Returns the values of the color scheme, high contrast, and right to left. What a look isn't about is as on the page, but
 * color schemes have standard contrast, and all but the last one are left to right.
 */
export function looksOf(axes: readonly ThemeAxis[]): Look[] {
  const colorScheme = axes.find(({ name }) => name === COLOR_SCHEME);
  const contrast = axes.find(({ name }) => name === CONTRAST);
  const standard = contrast ? { [CONTRAST]: contrast.values[0].name } : {};
  return [
    ...(colorScheme?.values ?? []).map((value): Look => ({
      name: choiceLabel(value),
      environment: { themes: { ...standard, [COLOR_SCHEME]: value.name }, direction: 'ltr' }
    })),
    ...(contrast?.values.slice(1) ?? []).map(({ name }): Look => ({
      name: contrast ? axisLabel(contrast) : name,
      environment: { themes: { [CONTRAST]: name }, direction: 'ltr' }
    })),
    { name: texts.previewSettings.rightToLeft, environment: { direction: 'rtl' } }
  ];
}
