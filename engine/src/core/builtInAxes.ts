import { COLOR_SCHEME, CONTRAST, type RootState, SYSTEM, type ThemeAxis } from './themes.ts';

/** What a design system expects on the root element with the values of the axes that every site has. */
export interface BuiltInStates {
  colorScheme: { light: RootState; dark: RootState };
  contrast: { standard: RootState; high: RootState };
}

const NOTHING: RootState = { classes: [], attributes: {} };
const SYSTEM_HAS_NO_SAY = { label: null, query: null, unless: { values: [], query: null } } as const;

/** By default, one attribute tells the color scheme, and high contrast is left to style sheets' own queries. */
export const DEFAULT_STATES: BuiltInStates = {
  colorScheme: {
    light: { classes: [], attributes: { 'data-theme': 'light' } },
    dark: { classes: [], attributes: { 'data-theme': 'dark' } }
  },
  contrast: { standard: NOTHING, high: NOTHING }
};

/** Returns the axes that every site has (requirements 4.1 and 4.5). */
export function builtInAxes({ colorScheme, contrast }: BuiltInStates = DEFAULT_STATES): ThemeAxis[] {
  return [
    {
      name: COLOR_SCHEME,
      label: null,
      key: 'theme-preference',
      fallback: SYSTEM,
      values: [
        { ...SYSTEM_HAS_NO_SAY, name: 'light', stored: 'light', ...colorScheme.light },
        {
          ...SYSTEM_HAS_NO_SAY,
          name: 'dark',
          stored: 'dark',
          query: '(prefers-color-scheme: dark)',
          ...colorScheme.dark
        }
      ]
    },
    {
      name: CONTRAST,
      label: null,
      key: 'high-contrast-preference',
      fallback: SYSTEM,
      values: [
        { ...SYSTEM_HAS_NO_SAY, name: 'standard', stored: 'off', ...contrast.standard },
        {
          ...SYSTEM_HAS_NO_SAY,
          name: 'high-contrast',
          stored: 'on',
          // Edges that only high contrast shows are all that forced colors leave of a switch.
          query: '(prefers-contrast: more), (forced-colors: active)',
          ...contrast.high
        }
      ]
    }
  ];
}
