import { z } from 'zod';

import { isPattern } from '../isPattern.ts';

const sheetsSchema = z.strictObject({
  package: z.string(),
  /** Globs of style sheets, relative to the package's folder. */
  include: z.array(z.string()).min(1)
});

/** Source of a regular expression. */
export const pattern = z.string().refine(isPattern, 'must be a regular expression');

/** Assigns names to groups; the first matching entry applies. */
const groupingSchema = z.array(z.strictObject({ name: z.string(), pattern })).default([]);

const backgroundSchema = { background: z.string() };

/** A foreground and the background that it is meant for; a graphic is an icon, or the border of a control. */
const contrastSchema = z.union([
  z.strictObject({ text: z.string(), ...backgroundSchema }),
  z.strictObject({ graphic: z.string(), ...backgroundSchema })
]);

const tokensSchema = z.strictObject({
  /** Style sheets that define the tokens, in the order in which documents load them. */
  sheets: z.array(sheetsSchema).min(1),
  /** Matches the custom properties of the root element that are tokens. */
  names: pattern,
  /** Assigns tokens to layers by name. */
  layers: groupingSchema,
  /** Assigns tokens to categories by name; lists show the categories in this order. */
  categories: groupingSchema,
  /** Pairs of colors whose contrast is checked in a reader's own theme, by the names of their tokens. */
  contrasts: z.array(contrastSchema).default([]),
  /** JavaScript modules of the tokens: one for each custom property, whose file name is the name of the export. */
  scripts: z
    .strictObject({
      package: z.string(),
      /** Glob relative to the package's folder. */
      include: z.string()
    })
    .optional()
});

const iconsSchema = z.strictObject({
  package: z.string(),
  /** Glob relative to the package's folder: modules that export icon definitions, or SVG files. */
  include: z.string(),
  /** Property of an icon definition that contains a drawing -> name of the icon set. The default set comes first. */
  sets: z.record(z.string(), z.string()).default({}),
  /** Groups icons by the prefix of their name; the first matching entry applies. */
  groups: z.array(z.strictObject({ name: z.string(), prefix: z.string() })).default([]),
  /**
   * Tells what icons are for, by their names without the prefix of their group; the first matching entry applies. Lists
   * show the purposes in this order, those with `isLast` after everything else.
   */
  purposes: z.array(z.strictObject({ name: z.string(), pattern, isLast: z.boolean().default(false) })).default([]),
  /** Synonyms for the icon search: word or icon name -> words with the same meaning. */
  synonyms: z.record(z.string(), z.array(z.string())).default({}),
  /** Recommended usage by icon name. */
  usage: z.record(z.string(), z.string()).default({})
});

/** Another property that has to be set: by its name, or with the values that it has to have. */
const needSchema = z.union([
  z
    .string()
    .transform((name) => ({ name }))
    .pipe(z.strictObject({ name: z.string() })),
  z.strictObject({ name: z.string(), values: z.array(z.string()).min(1) })
]);

/** Reference data of the design system; each part is optional. */
export const referenceSchema = z
  .strictObject({
    /** Style sheets whose custom properties are listed by prefix (`cssPrefix` in frontmatter). */
    cssVariables: z
      .array(
        sheetsSchema.extend({
          /** `{name}` is replaced by the base name of the style sheet. */
          prefix: z.string()
        })
      )
      .default([]),
    /**
     * Properties that only have an effect together with another one, where neither their names nor their descriptions
     * tell: component -> property -> the other one. Playgrounds show their controls only then.
     */
    dependentProps: z.record(z.string(), z.record(z.string(), needSchema)).default({}),
    /**
     * Names of properties that have nothing to do with the look of a component, such as ids for tests, as regular
     * expressions for the whole name. Playgrounds neither set nor offer them.
     */
    technicalProps: z.array(pattern).default([]),
    tokens: tokensSchema.optional(),
    icons: iconsSchema.optional()
  })
  .prefault({});

export type ReferenceConfig = z.output<typeof referenceSchema>;
export type IconsConfig = z.output<typeof iconsSchema>;
