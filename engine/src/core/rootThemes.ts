/** What `themeScript` puts on the root element for each combination of preferences, in a document read left to right. */
export const ROOT_THEMES = {
  light: { classes: [], attributes: { 'data-theme': 'light', dir: 'ltr' }, colorScheme: 'light' },
  dark: { classes: ['pf-v6-theme-dark'], attributes: { 'data-theme': 'dark', dir: 'ltr' }, colorScheme: 'dark' },
  highContrast: {
    classes: ['pf-v6-theme-high-contrast'],
    attributes: { 'data-theme': 'light', dir: 'ltr' },
    colorScheme: 'light'
  },
  highContrastDark: {
    classes: ['pf-v6-theme-dark', 'pf-v6-theme-high-contrast'],
    attributes: { 'data-theme': 'dark', dir: 'ltr' },
    colorScheme: 'dark'
  }
} as const;

/** What browsers start with: the length of `1rem` for most readers. */
export const ROOT_FONT_SIZE_PX = 16;
