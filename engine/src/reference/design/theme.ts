/** The combinations of preferences that a reader can choose (requirements 4.1 and 4.5): theme and contrast. */
export const THEME_NAMES = ['light', 'dark', 'highContrast', 'highContrastDark'] as const;

export type ThemeName = (typeof THEME_NAMES)[number];

/** What distinguishes a document's root element in one theme, as far as selectors can see it. */
export interface RootElement {
  classes: readonly string[];
  attributes: Readonly<Record<string, string>>;
  /** Decides `light-dark()`. */
  colorScheme: 'light' | 'dark';
}

export type Themes = Readonly<Record<ThemeName, RootElement>>;
