import glassImageDark from '@patternfly/patternfly/assets/images/PF-Bkg-Generic-Dark.svg';
import glassImage from '@patternfly/patternfly/assets/images/PF-Bkg-Generic-Light.svg';
import { THEMES, THEME_VALUES, VARIANT_VALUES } from './themeValues.ts';

/** Themes that change a few tokens of light or dark. */
const VARIANTS = {
  felt: { base: 'light', variant: 'felt' },
  feltDark: { base: 'dark', variant: 'felt' },
  glass: { base: 'light', variant: 'glass' },
  glassDark: { base: 'dark', variant: 'glass' }
} as const;

export type Theme = (typeof THEMES)[number] | keyof typeof VARIANTS;

export interface InThemeProps {
  theme: Theme;
  /** By default, a work area on the surface of a page. In Glass, it is the image. */
  surface?: 'primary' | 'secondary';
  /** Whether the content goes to the edges. */
  isFlush?: boolean;
  children: React.ReactNode;
}

export interface SideBySideProps extends Pick<InThemeProps, 'surface' | 'isFlush'> {
  /** Renders the content in a theme, whose name also makes ids unique. */
  children: (theme: Theme) => React.ReactNode;
  themes?: readonly Theme[];
  /** Names of themes instead of the usual ones. Above surfaces that are flush, and on others. */
  names?: Partial<Record<Theme, string>>;
}

const NAMES: Record<Theme, string> = {
  light: 'Light',
  dark: 'Dark',
  highContrast: 'High contrast, light',
  highContrastDark: 'High contrast, dark',
  felt: 'Felt, light',
  feltDark: 'Felt, dark',
  glass: 'Glass, light',
  glassDark: 'Glass, dark'
};

const ROW: React.CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: 'var(--pf-t--global--spacer--lg)'
};

/** Whether a theme is one of Glass: components have their `isGlass` look in these alone. */
export function isGlassTheme(theme: Theme): boolean {
  return theme === 'glass' || theme === 'glassDark';
}

/** Returns the values of tokens in a theme. */
function valuesIn(theme: Theme): React.CSSProperties {
  const { base, variant } =
    theme in VARIANTS ? VARIANTS[theme as keyof typeof VARIANTS] : { base: theme, variant: null };
  const column = THEMES.indexOf(base as (typeof THEMES)[number]);
  const own = variant === null ? {} : VARIANT_VALUES[variant];
  return Object.fromEntries([
    ...Object.entries(THEME_VALUES).map(([name, values]) => [name, values[column]] as const),
    ...Object.entries(own).map(([name, values]) => [name, values[column]] as const)
  ]);
}

/** Shows its content in one theme, whatever the theme of the page is. */
export function InTheme({ theme, surface = 'secondary', isFlush = false, children }: InThemeProps): React.ReactElement {
  const isDark = theme === 'dark' || theme.endsWith('Dark');
  const isGlass = isGlassTheme(theme);
  const surfaceStyle: React.CSSProperties = isGlass
    ? { background: `url("${isDark ? glassImageDark : glassImage}") center / cover` }
    : { backgroundColor: `var(--pf-t--global--background--color--${surface}--default)` };
  return (
    <div
      // Rules of components follow this class of any element around them; values of tokens do so on the root alone.
      className={isGlass ? 'pf-v6-theme-glass' : undefined}
      style={{
        ...valuesIn(theme),
        ...surfaceStyle,
        colorScheme: isDark ? 'dark' : 'light',
        minInlineSize: 0,
        padding: isFlush ? 0 : 'var(--pf-t--global--spacer--md)',
        overflow: isFlush ? 'clip' : undefined,
        color: 'var(--pf-t--global--text--color--regular)',
        // Visible also where the theme's page has the color of the ground around it.
        border: 'var(--pf-t--global--border--width--regular) solid color-mix(in srgb, currentcolor 40%, transparent)',
        borderRadius: 'var(--pf-t--global--border--radius--medium)'
      }}
    >
      {children}
    </div>
  );
}

/** The same content in two themes or more, with their names. */
export function SideBySide({
  themes = ['light', 'dark'],
  surface,
  isFlush = false,
  names,
  children
}: SideBySideProps): React.ReactElement {
  return (
    <div style={ROW} className={surface === 'primary' ? undefined : 'pb-primary-ground'}>
      {themes.map((theme) => {
        const name = (
          <p style={{ marginBlockEnd: 'var(--pf-t--global--spacer--sm)' }}>
            <strong>{names?.[theme] ?? NAMES[theme]}</strong>
          </p>
        );
        return (
          <div
            key={theme}
            style={{ display: 'grid', gridTemplateRows: isFlush ? 'auto 1fr' : '1fr', minInlineSize: 0 }}
          >
            {isFlush && name}
            <InTheme theme={theme} isFlush={isFlush} {...(surface && { surface })}>
              {!isFlush && name}
              {children(theme)}
            </InTheme>
          </div>
        );
      })}
    </div>
  );
}
