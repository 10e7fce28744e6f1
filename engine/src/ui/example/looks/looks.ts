import { siteDirection } from '../../../core/language.ts';
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
 * Returns the values of the color scheme, high contrast, and the other direction. What a look isn't about is as on the
 * page, but color schemes have standard contrast, and all but the last one have the direction of the site's language.
 */
export function looksOf(axes: readonly ThemeAxis[]): Look[] {
  const colorScheme = axes.find(({ name }) => name === COLOR_SCHEME);
  const contrast = axes.find(({ name }) => name === CONTRAST);
  const direction = siteDirection();
  const other = direction === 'rtl' ? 'ltr' : 'rtl';
  const standard = contrast ? { [CONTRAST]: contrast.values[0].name } : {};
  return [
    ...(colorScheme?.values ?? []).map((value): Look => ({
      name: choiceLabel(value),
      environment: { themes: { ...standard, [COLOR_SCHEME]: value.name }, direction }
    })),
    ...(contrast?.values.slice(1) ?? []).map(({ name }): Look => ({
      name: contrast ? axisLabel(contrast) : name,
      environment: { themes: { [CONTRAST]: name }, direction }
    })),
    {
      name: other === 'rtl' ? texts.previewSettings.rightToLeft : texts.previewSettings.leftToRight,
      environment: { direction: other }
    }
  ];
}
