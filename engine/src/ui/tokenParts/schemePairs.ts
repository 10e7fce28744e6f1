import type { ROOT_THEMES } from '../../core/rootThemes.ts';
import type { ThemedValueView } from '../reference/view.ts';

/** A token's values in the light and in the dark color scheme. */
export interface SchemePair {
  /** Themes in which the pair is shown, for `data-in`; undefined for all. */
  shownIn: string | undefined;
  light: ThemedValueView;
  dark: ThemedValueView;
}

type Theme = keyof typeof ROOT_THEMES;

/** Returns the values of a token side by side: those of default contrast, and those of high contrast if they differ. */
export function schemePairs(values: readonly ThemedValueView[]): SchemePair[] {
  const pairOf = (light: Theme, dark: Theme): SchemePair[] => {
    const [ofLight, ofDark] = [valueIn(values, light), valueIn(values, dark)];
    return ofLight && ofDark ? [{ shownIn: `${light} ${dark}`, light: ofLight, dark: ofDark }] : [];
  };
  const [pair, highContrast] = [pairOf('light', 'dark'), pairOf('highContrast', 'highContrastDark')];
  const isSame = pair[0]?.light === highContrast[0]?.light && pair[0]?.dark === highContrast[0]?.dark;
  return isSame ? pair.map((each) => ({ ...each, shownIn: undefined })) : [...pair, ...highContrast];
}

function valueIn(values: readonly ThemedValueView[], theme: Theme): ThemedValueView | undefined {
  return values.find(({ themes }) => themes.length === 0 || themes.includes(theme)) ?? values[0];
}
