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
  values: readonly [ThemeValue, ...ThemeValue[]];
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

/** Whether what is shown in the themes of some codes is shown in the first theme; without codes, it is in all. */
export function isInFirstTheme(codes: readonly string[]): boolean {
  return codes.length === 0 || codes.includes(CODES.charAt(0));
}

/** Number of themes that a site can have, by the number of their codes. */
export const MAX_THEMES = CODES.length;

/** Themes of the axes that were asked for: previews ask again on every change. */
const known = new WeakMap<readonly ThemeAxis[], readonly Theme[]>();

/** Lists the combinations of values in which none gives way to another, the plainest first. */
export function listThemes(axes: readonly ThemeAxis[]): readonly Theme[] {
  const themes = known.get(axes) ?? combineThemes(axes);
  known.set(axes, themes);
  return themes;
}

function combineThemes(axes: readonly ThemeAxis[]): Theme[] {
  return combinations(axes)
    .filter((values) => values.every((value) => !obstacleOf(value, values)))
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

/** Whether the system's settings match a media query. */
export type MatchesQuery = (query: string) => boolean;

/** Returns what a value gives way to among the values of all axes. */
export function obstacleOf({ unless }: ThemeValue, values: readonly ThemeValue[]): ThemeValue | undefined {
  return values.find(({ name }) => unless.values.includes(name));
}

/** Returns the first value of an axis in place of one that gives way to the system's settings. */
export function allowedBySystem(
  { values: [first] }: ThemeAxis,
  value: ThemeValue,
  matchesQuery: MatchesQuery
): ThemeValue {
  return value.unless.query !== null && matchesQuery(value.unless.query) ? first : value;
}

/**
 * Replaces values that give way to others by the first ones of their axes, in steps: a value that comes back may be one
 * that others give way to.
 * @param chosen one value of each axis
 * @returns the values before and after each step, those of which none gives way at the end
 */
export function giveWay(axes: readonly ThemeAxis[], chosen: readonly ThemeValue[]): readonly (readonly ThemeValue[])[] {
  const next = axes.map(({ values: [first] }, axis) => {
    const value = chosen[axis] ?? first;
    return obstacleOf(value, chosen) ? first : value;
  });
  return next.every((value, axis) => value === chosen[axis]) ? [chosen] : [chosen, ...giveWay(axes, next)];
}

/** Returns the theme with these values, one of each axis. Those that give way to others become the first ones. */
export function themeOf(axes: readonly ThemeAxis[], chosen: readonly ThemeValue[]): Theme {
  const applied = giveWay(axes, chosen).at(-1);
  const found = listThemes(axes).find(({ values }) =>
    applied?.every(({ name }, at) => values[axes[at]?.name ?? ''] === name)
  );
  if (!found) {
    throw new Error('Values of which none gives way to another are a theme.');
  }
  return found;
}

/**
 * Returns the theme with these values. Values that give way to others, or to the system's settings, and values that
 * don't exist become the first ones of their axes.
 */
export function themeWith(axes: readonly ThemeAxis[], chosen: ChosenValues, matchesQuery: MatchesQuery): Theme {
  const values = axes.map((axis) => {
    const value = axis.values.find(({ name }) => name === chosen[axis.name]) ?? axis.values[0];
    return allowedBySystem(axis, value, matchesQuery);
  });
  return themeOf(axes, values);
}

/** Returns the value of an axis that applies with what is stored for it, before it gives way to others. */
export function chosenValue(
  { values, fallback }: ThemeAxis,
  stored: string | null,
  matchesQuery: MatchesQuery
): ThemeValue {
  const asks = values.some(({ query }) => query !== null);
  const isValid = (asks && stored === SYSTEM) || values.some((value) => value.stored === stored);
  const choice = isValid ? stored : fallback;
  const isChosen = ({ query, stored: own }: ThemeValue): boolean =>
    choice === SYSTEM ? query !== null && matchesQuery(query) : own === choice;
  return values.find(isChosen) ?? values[0];
}
