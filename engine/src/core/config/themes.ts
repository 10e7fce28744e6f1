import { z } from 'zod';

import { DEFAULT_STATES, builtInAxes } from '../builtInAxes.ts';
import { ROOT_MARKS } from '../rootMarks.ts';
import { COLOR_SCHEME, CONTRAST, MAX_THEMES, SYSTEM, type ThemeAxis, type ThemeValue, listThemes } from '../themes.ts';

const name = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must begin with a letter, and contain letters, digits, and hyphens alone');

const className = z.string().regex(/^[^\s"'<>&]+$/, 'must be one class name');

/** Attributes of the root element that the interface and assistive technology need for other purposes. */
const RESERVED = /^(class|style|lang|dir|id|on.*|data-(in-theme|unsaved-.*))$/;
const MARKS: readonly string[] = Object.values(ROOT_MARKS).map(({ attribute }) => attribute);

const attributeName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'must be the name of an attribute in small letters')
  .refine(
    (attribute) => !RESERVED.test(attribute) && !MARKS.includes(attribute),
    'is an attribute that a theme can’t set'
  );

/** Beginning of the keys of the engine's own preferences. */
const OWN_KEYS = 'patternbook-';

const rootStateSchema = z.strictObject({
  /** Classes of the root element. */
  classes: z.array(className).readonly().default([]),
  /** Attributes of the root element, such as `{ 'data-theme': 'dark' }`. */
  attributes: z
    .record(attributeName, z.string().regex(/^[^<>&"']*$/, 'must not contain quotes, "<", ">" or "&"'))
    .default({})
});

const unlessSchema = z.strictObject({
  /** Names of values of other axes, such as `['high-contrast']`. */
  values: z.array(name).default([]),
  /** Media query, such as `(prefers-reduced-transparency: reduce)`. */
  query: z.string().min(1).optional()
});

const valueSchema = rootStateSchema.extend({
  /** Unique among the values of all axes. */
  name,
  label: z.string().min(1),
  /** What local storage contains for the value; its name by default. */
  stored: z.string().min(1).optional(),
  /** Media query under which the system asks for the value. Readers can then choose "System", too. */
  query: z.string().min(1).optional(),
  /** When the first value applies in its place. */
  unless: unlessSchema.prefault({})
});

const AT_LEAST_TWO = 'must have two values or more: with one, there is nothing to choose';

const axisSchema = z.strictObject({
  name,
  label: z.string().min(1),
  /** Key of the preference in local storage. By default, `patternbook-theme-` and the name of the axis. */
  storageKey: z
    .string()
    .regex(/^[A-Za-z][\w-]*$/, 'must consist of letters, digits, hyphens, and underscores')
    .refine((key) => !key.startsWith(OWN_KEYS), `must not begin with "${OWN_KEYS}", as the engine’s own keys do`)
    .optional(),
  /** The first value is the one that others give way to, and the default unless the system chooses. */
  values: z.array(valueSchema).min(2, { message: AT_LEAST_TWO, abort: true }),
  /** Name of the value while a reader has chosen none, or `system`. */
  default: z.string().optional()
});

/** Themes that readers choose from (requirements 4.1 and 4.5). */
export const themesSchema = z
  .strictObject({
    /** What the design system expects on the root element in either color scheme. */
    colorScheme: z
      .strictObject({ light: rootStateSchema.prefault({}), dark: rootStateSchema.prefault({}) })
      .default(DEFAULT_STATES.colorScheme),
    /** The same for contrast. */
    contrast: z
      .strictObject({ standard: rootStateSchema.prefault({}), high: rootStateSchema.prefault({}) })
      .prefault({}),
    /** Further axes, in the order of the display settings. */
    axes: z.array(axisSchema).default([])
  })
  .superRefine(({ axes }, context) => {
    for (const [path, message] of axisProblems(axes)) {
      context.addIssue({ code: 'custom', path: ['axes', ...path], message });
    }
  })
  .transform(({ colorScheme, contrast, axes }, context): readonly ThemeAxis[] => {
    const all = [...builtInAxes({ colorScheme, contrast }), ...axes.map(toAxis)];
    const count = listThemes(all).length;
    if (count > MAX_THEMES) {
      const message = `the axes have ${count} combinations with color scheme and contrast; ${MAX_THEMES} are possible`;
      context.addIssue({ code: 'custom', path: ['axes'], message });
    }
    return all;
  });

type AxisConfig = z.output<typeof axisSchema>;

function toAxis({ name: axis, label, storageKey, values, default: chosen }: AxisConfig): ThemeAxis {
  // There are at least two, by the schema.
  const all = values.map(toValue) as [ThemeValue, ...ThemeValue[]];
  const asked = all.some(({ query }) => query !== null) ? SYSTEM : all[0].stored;
  const fallback = all.find((value) => value.name === chosen)?.stored ?? (chosen === SYSTEM ? SYSTEM : asked);
  return { name: axis, label, key: storageKey ?? `${OWN_KEYS}theme-${axis}`, values: all, fallback };
}

function toValue({ query, unless, stored, ...value }: z.output<typeof valueSchema>): ThemeValue {
  return {
    ...value,
    stored: stored ?? value.name,
    query: query ?? null,
    unless: { values: unless.values, query: unless.query ?? null }
  };
}

type Finding = readonly [path: (string | number)[], message: string];

/** Names of other settings in the address of an example (`ui/example/settings/previewSettings.ts`). */
const TAKEN_NAMES = [COLOR_SCHEME, CONTRAST, 'direction', 'width', 'text', 'outlines', 'code'];

/** Finds contradictions between axes. */
function axisProblems(axes: readonly AxisConfig[]): Finding[] {
  const found: Finding[] = [];
  const names = new Set(TAKEN_NAMES);
  const keys = new Set(['theme-preference', 'high-contrast-preference', ROOT_MARKS.cookieBanner.key]);
  const axisOf = new Map(
    builtInAxes().flatMap((axis) => axis.values.map(({ name: value }) => [value, axis.name] as const))
  );
  axes.forEach((axis, index) => {
    if (names.has(axis.name)) {
      found.push([[index, 'name'], `there are two axes or settings "${axis.name}"`]);
    }
    names.add(axis.name);
    const { key } = toAxis(axis);
    if (keys.has(key)) {
      found.push([[index, 'storageKey'], `another preference has the key "${key}"`]);
    }
    keys.add(key);
    const stored = new Set([SYSTEM]);
    const states = axis.values.map(({ classes, attributes }) => JSON.stringify([classes, attributes]));
    axis.values.forEach(({ name: value, stored: own = value, classes, attributes }, at) => {
      const same = axis.values.slice(0, at).find((_, before) => states[before] === states[at]);
      const isPlain = classes.length === 0 && Object.keys(attributes).length === 0;
      if (same !== undefined && same.name !== value && !isPlain) {
        found.push([[index, 'values', at], `has the classes and attributes of "${same.name}"`]);
      }
      if (axisOf.has(value)) {
        found.push([[index, 'values', at, 'name'], `there are two values "${value}"`]);
      }
      axisOf.set(value, axis.name);
      if (stored.has(own)) {
        found.push([[index, 'values', at, 'stored'], `another choice of the axis is stored as "${own}"`]);
      }
      stored.add(own);
    });
  });
  axes.forEach(({ name: axis, values, default: chosen }, index) => {
    values.forEach(({ unless }, at) => {
      const path = [index, 'values', at, 'unless'];
      if (at === 0 && (unless.values.length > 0 || unless.query !== undefined)) {
        found.push([path, 'the first value is the one that others give way to']);
      }
      for (const other of unless.values) {
        if ((axisOf.get(other) ?? axis) === axis) {
          found.push([[...path, 'values'], `"${other}" is not a value of another axis`]);
        }
      }
    });
    if (chosen !== undefined && chosen !== SYSTEM && !values.some(({ name: value }) => value === chosen)) {
      found.push([[index, 'default'], `"${chosen}" is neither a value of the axis nor "system"`]);
    }
    if (chosen === SYSTEM && values.every(({ query }) => query === undefined)) {
      found.push([[index, 'default'], 'no value of the axis has a "query" by which the system could choose it']);
    }
  });
  return found;
}
