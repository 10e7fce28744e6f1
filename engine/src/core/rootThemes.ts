/** State that `themeScript` sets on the root element for each theme, in left-to-right documents. */
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

/** Default root font size of browsers (`1rem`). */
export const ROOT_FONT_SIZE_PX = 16;
