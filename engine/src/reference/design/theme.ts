/** Themes: the combinations of color scheme and contrast that a reader can choose (requirements 4.1 and 4.5). */
export const THEME_NAMES = ['light', 'dark', 'highContrast', 'highContrastDark'] as const;

export type ThemeName = (typeof THEME_NAMES)[number];

/** Classes and attributes of the root element in one theme. */
export interface RootElement {
  classes: readonly string[];
  attributes: Readonly<Record<string, string>>;
  /** Determines the result of `light-dark()`. */
  colorScheme: 'light' | 'dark';
}

export type Themes = Readonly<Record<ThemeName, RootElement>>;
