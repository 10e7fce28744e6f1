import { THEMES, THEME_VALUES } from './themeValues.ts';

export type Theme = (typeof THEMES)[number];

export interface InThemeProps {
  theme: Theme;
  /** By default, a work area on the surface of a page. */
  surface?: 'primary' | 'secondary';
  children: React.ReactNode;
}

export interface SideBySideProps {
  /** Renders the content in a theme, whose name also makes ids unique. */
  children: (theme: Theme) => React.ReactNode;
  themes?: readonly Theme[];
  surface?: InThemeProps['surface'];
}

const NAMES: Record<Theme, string> = {
  light: 'Light',
  dark: 'Dark',
  highContrast: 'High contrast, light',
  highContrastDark: 'High contrast, dark'
};

const ROW: React.CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: 'var(--pf-t--global--spacer--md)'
};

/** Shows its content in one theme, whatever the theme of the page is. */
export function InTheme({ theme, surface = 'secondary', children }: InThemeProps): React.ReactElement {
  const column = THEMES.indexOf(theme);
  const values = Object.entries(THEME_VALUES).map(([name, value]) => [name, value[column]] as const);
  return (
    <div
      style={{
        ...(Object.fromEntries(values) as React.CSSProperties),
        colorScheme: theme === 'light' || theme === 'highContrast' ? 'light' : 'dark',
        minInlineSize: 0,
        padding: 'var(--pf-t--global--spacer--md)',
        color: 'var(--pf-t--global--text--color--regular)',
        backgroundColor: `var(--pf-t--global--background--color--${surface}--default)`,
        border: 'var(--pf-t--global--border--width--regular) solid var(--pf-t--global--border--color--default)',
        borderRadius: 'var(--pf-t--global--border--radius--medium)'
      }}
    >
      {children}
    </div>
  );
}

/** The same content in two themes or more, with their names. */
export function SideBySide({ themes = ['light', 'dark'], surface, children }: SideBySideProps): React.ReactElement {
  return (
    <div style={ROW}>
      {themes.map((theme) => (
        <InTheme key={theme} theme={theme} {...(surface && { surface })}>
          <p style={{ marginBlockEnd: 'var(--pf-t--global--spacer--sm)' }}>
            <strong>{NAMES[theme]}</strong>
          </p>
          {children(theme)}
        </InTheme>
      ))}
    </div>
  );
}
