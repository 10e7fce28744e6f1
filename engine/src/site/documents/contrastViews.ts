import { type Color, parse, wcagContrast } from 'culori';

import type { ContrastView, TokenView } from '../../ui/index.ts';
import { THEME_NAMES } from '../../reference/design/theme.ts';

/**
 * The contrast of two tokens in each theme; themes of the same contrast together.
 * @returns nothing when one of them is no color in some theme, or lets through what is behind it
 */
export function contrastViews(text: TokenView, background: TokenView): ContrastView[] {
  const byRatio = new Map<number, string[]>();
  for (const theme of THEME_NAMES) {
    const [ink, paper] = [opaqueColor(text, theme), opaqueColor(background, theme)];
    if (!ink || !paper) {
      return [];
    }
    const ratio = wcagContrast(ink, paper);
    byRatio.set(ratio, [...(byRatio.get(ratio) ?? []), theme]);
  }
  return [...byRatio].map(([ratio, themes]) => ({ ratio, themes: byRatio.size === 1 ? [] : themes }));
}

function opaqueColor({ values }: TokenView, theme: string): Color | undefined {
  const value = values.find(({ themes }) => themes.length === 0 || themes.includes(theme))?.value;
  const color = parse(value ?? '');
  return (color?.alpha ?? 1) < 1 ? undefined : color;
}
