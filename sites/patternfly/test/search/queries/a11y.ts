import type { ExpectedResult } from './expectedResult.ts';

/** Queries about themes, accessibility, direction, and command-line interfaces. */
export const ACCESSIBILITY: readonly ExpectedResult[] = [
  // Theming
  { query: 'dark theme handbook', pages: ['/design-foundations/theming'] },
  { query: 'how to turn on dark mode', pages: ['/design-foundations/theming'] },
  { query: 'brand color in dark theme', pages: ['/design-foundations/theming'] },
  { query: 'prefers-color-scheme', pages: ['/design-foundations/theming'] },
  { query: 'high contrast theme', pages: ['/design-foundations/theming'] },
  { query: 'forced colors', pages: ['/design-foundations/theming'] },
  { query: 'prefers-contrast', pages: ['/design-foundations/theming'] },
  { query: 'custom theme', pages: ['/design-foundations/theming'] },
  { query: 'glass theme', pages: ['/design-foundations/theming'] },
  { query: 'felt theme', pages: ['/design-foundations/theming'] },
  { query: 'isGlass background image', pages: ['/design-foundations/theming'] },
  { query: 'prefers-reduced-transparency', pages: ['/design-foundations/theming'] },

  // Developer resources
  { query: 'right to left handbook', pages: ['/developer-resources/right-to-left-handbook'] },
  { query: 'mirror icons rtl', pages: ['/developer-resources/right-to-left-handbook', '/components/icon'] },
  { query: 'arabic', pages: ['/developer-resources/right-to-left-handbook'] },
  { query: 'logical properties', pages: ['/developer-resources/right-to-left-handbook'] },
  { query: 'command line interface', pages: ['/developer-resources/cli-handbook'] },
  { query: 'cli error messages', pages: ['/developer-resources/cli-handbook', '/ux-writing/error-messages'] },
  { query: 'flags and arguments', pages: ['/developer-resources/cli-handbook'] },
  { query: 'exit status of a command', pages: ['/developer-resources/cli-handbook'] },
  { query: 'help text of a command', pages: ['/developer-resources/cli-handbook'] },

  // Accessibility
  { query: 'about accessibility', pages: ['/accessibility/about-accessibility'] },
  { query: 'assistive technologies', pages: ['/accessibility/about-accessibility'] },
  { query: 'who uses a screen reader', pages: ['/accessibility/about-accessibility'] },
  { query: 'EN 301 549', pages: ['/accessibility/about-accessibility'] },
  { query: 'are patternfly components accessible', pages: ['/accessibility/patternflys-accessibility'] },
  { query: 'WCAG criteria by component', pages: ['/accessibility/patternflys-accessibility'] },
  { query: 'report an accessibility problem', pages: ['/accessibility/patternflys-accessibility'] },
  { query: 'design for accessibility', pages: ['/accessibility/design-for-accessibility'] },
  { query: 'focus order', pages: ['/accessibility/design-for-accessibility'] },
  { query: 'low vision', pages: ['/accessibility/design-for-accessibility', '/accessibility/about-accessibility'] },
  { query: 'focus trap', pages: ['/accessibility/develop-for-accessibility', '/components/modal'] },
  { query: 'live region', pages: ['/accessibility/develop-for-accessibility', '/components/alert'] },
  { query: 'aria-label or aria-labelledby', pages: ['/accessibility/develop-for-accessibility'] },
  { query: 'scrollable region focusable', pages: ['/accessibility/develop-for-accessibility'] },
  { query: 'focus after closing an alert', pages: ['/components/alert'] },
  { query: 'polite or assertive', pages: ['/components/alert', '/accessibility/develop-for-accessibility'] },
  { query: 'arrow keys in tabs', pages: ['/components/tabs'] },
  { query: 'focus of a selected card', pages: ['/components/card'] },
  { query: 'editable label loses focus', pages: ['/components/label'] },

  // Passwords
  { query: 'announce password strength', pages: ['/components/password-strength', '/patterns/password-strength'] },
  { query: 'password generator keyboard', pages: ['/components/password-generator', '/patterns/password-generator'] }
];
