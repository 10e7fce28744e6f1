/** Classes and attributes of the root element. */
export interface RootState {
  classes: readonly string[];
  attributes: Readonly<Record<string, string>>;
}

/** One choice of a theme axis, such as `dark`. */
export interface ThemeValue extends RootState {
  /** Unique among the values of all axes; in names of themes, and in addresses. */
  name: string;
  /** Null for the axes of every site, whose labels are texts of the interface. */
  label: string | null;
  /** What the preference contains when a reader has chosen the value. */
  stored: string;
  /** Media query under which the system asks for the value; null if the system has no say. */
  query: string | null;
  /** What makes the axis keep its first value instead. */
  unless: {
    /** Names of values of other axes. */
    values: readonly string[];
    query: string | null;
  };
}

/** A property of a theme that readers choose, such as the color scheme. Its first value is the most plain one. */
export interface ThemeAxis {
  name: string;
  /** Null for the axes of every site. */
  label: string | null;
  /** Key of the preference in local storage. */
  key: string;
  values: readonly ThemeValue[];
  /** What applies while nothing is stored: the stored form of a value, or `system`. */
  fallback: string;
}

/** Names of the axes that every site has. */
export const COLOR_SCHEME = 'colorScheme';
export const CONTRAST = 'contrast';

/** Stored preference for the value that the system asks for. */
export const SYSTEM = 'system';

/** Values by the names of their axes. */
export type ChosenValues = Readonly<Record<string, string>>;

/** A combination of values that a reader can have: one for each axis. */
export interface Theme extends RootState {
  /** Names of its values other than first ones, joined by `+`; `light` if all are first ones. */
  name: string;
  /** A letter that stands for it in HTML: in `data-in`, and in `data-in-theme` of the root element. */
  code: string;
  values: ChosenValues;
  colorScheme: 'light' | 'dark';
}

const CODES = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Number of themes that a site can have, by the number of their codes. */
export const MAX_THEMES = CODES.length;

/** Lists the combinations of values in which none gives way to another, the plainest first. */
export function listThemes(axes: readonly ThemeAxis[]): Theme[] {
  return combinations(axes)
    .filter((values) => values.every(({ unless }) => !values.some(({ name }) => unless.values.includes(name))))
    .map((values, index) => {
      const others = values.filter((value, axis) => value !== axes[axis]?.values[0]);
      const byAxis = Object.fromEntries(values.map(({ name }, axis) => [axes[axis]?.name, name])) as ChosenValues;
      return {
        name: others.map(({ name }) => name).join('+') || 'light',
        code: CODES[index] ?? '',
        values: byAxis,
        colorScheme: byAxis[COLOR_SCHEME] === 'dark' ? 'dark' : 'light',
        ...joinStates(values)
      };
    });
}

/**
 * Combines the values of all axes, whether or not one gives way to another. The first axis varies fastest, so that light
 * and dark of a combination are neighbors.
 */
export function combinations(axes: readonly ThemeAxis[]): ThemeValue[][] {
  return axes.reduceRight<ThemeValue[][]>(
    (rest, { values }) => rest.flatMap((others) => values.map((value) => [value, ...others])),
    [[]]
  );
}

/** Joins the classes and attributes of several values; of equal attributes, the last one counts. */
export function joinStates(states: readonly RootState[]): RootState {
  return {
    classes: [...new Set(states.flatMap(({ classes }) => classes))],
    attributes: Object.assign({}, ...states.map(({ attributes }) => attributes)) as Record<string, string>
  };
}

/**
 * Returns the theme with these values. Values that give way to others, or to the system's settings, and values that
 * don't exist become the first ones of their axes.
 */
export function themeWith(
  axes: readonly ThemeAxis[],
  chosen: ChosenValues,
  matchesQuery: (query: string) => boolean
): Theme {
  const names = Object.values(chosen);
  const values = axes.map(({ name, values: [first, ...others] }) => {
    const value = others.find((each) => each.name === chosen[name]);
    const { values: stronger, query } = value?.unless ?? { values: [], query: null };
    const givesWay = stronger.some((other) => names.includes(other)) || (query !== null && matchesQuery(query));
    return [name, givesWay ? first?.name : (value ?? first)?.name] as const;
  });
  const themes = listThemes(axes);
  const found = themes.find((theme) => values.every(([axis, value]) => theme.values[axis] === value)) ?? themes[0];
  if (!found) {
    throw new Error('A site has at least one theme.');
  }
  return found;
}
