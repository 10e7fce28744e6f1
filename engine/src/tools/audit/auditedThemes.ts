import { COLOR_SCHEME, type Theme, type ThemeAxis, themeOf } from '../../core/themes.ts';

/** A theme as a reader chooses it. */
export interface AuditedTheme {
  name: string;
  /** Code on the root element while it applies. */
  code: string;
  /** Preferences that choose it, by their keys in local storage. */
  preferences: Readonly<Record<string, string>>;
}

/** Returns the themes that are audited besides light and dark: each further value by itself, in both color schemes. */
export function otherThemes(axes: readonly ThemeAxis[]): AuditedTheme[] {
  const [schemes] = axes.filter(({ name }) => name === COLOR_SCHEME);
  return axes.flatMap((axis) =>
    axis === schemes
      ? []
      : axis.values.slice(1).flatMap((value) =>
          (schemes?.values ?? []).map((scheme) => {
            const chosen = axes.map((other) => (other === axis ? value : other === schemes ? scheme : other.values[0]));
            return audited(themeOf(axes, chosen), axes);
          })
        )
  );
}

function audited({ name, code, values }: Theme, axes: readonly ThemeAxis[]): AuditedTheme {
  const preferences = axes.flatMap((axis) => {
    const value = axis.values.find((each) => each.name === values[axis.name]);
    return value === undefined ? [] : [[axis.key, value.stored] as const];
  });
  return { name, code, preferences: Object.fromEntries(preferences) };
}
