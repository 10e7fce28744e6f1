import { z } from 'zod';

const sheetsSchema = z.strictObject({
  package: z.string(),
  /** Globs of style sheets below the package's folder. */
  include: z.array(z.string()).min(1)
});

/** A regular expression. */
const pattern = z.string().refine(isPattern, 'must be a regular expression');

/** The first entry whose pattern fits a name decides. */
const groupingSchema = z.array(z.strictObject({ name: z.string(), pattern })).default([]);

const tokensSchema = z.strictObject({
  /** Where they are defined, in the order in which documents load them. */
  sheets: z.array(sheetsSchema).min(1),
  /** Which custom properties of the root element are tokens. */
  names: pattern,
  /** Which layer a token is of, by its name. */
  layers: groupingSchema,
  /** What a token is about, by its name. */
  categories: groupingSchema,
  /** Script modules, one for each custom property and named as scripts call it. */
  scripts: z
    .strictObject({
      package: z.string(),
      /** Glob below the package's folder. */
      include: z.string()
    })
    .optional()
});

const iconsSchema = z.strictObject({
  package: z.string(),
  /** Glob below the package's folder: modules that export an icon's definition, or SVG files. */
  include: z.string(),
  /** Property of a definition that holds a drawing -> name of the set that the drawing is of; the default first. */
  sets: z.record(z.string(), z.string()).default({}),
  /** Icons whose names begin alike; the first entry that fits counts. */
  groups: z.array(z.strictObject({ name: z.string(), prefix: z.string() })).default([]),
  /** Further words to find icons by: word or name of an icon -> words of the same meaning. */
  synonyms: z.record(z.string(), z.array(z.string())).default({}),
  /** What icons are recommended for, by name. */
  usage: z.record(z.string(), z.string()).default({})
});

/** What the site tells about the design system beside its pages; each part only where it is set. */
export const referenceSchema = z
  .strictObject({
    /** Style sheets whose custom properties are listed under a prefix (the `cssPrefix` of pages). */
    cssVariables: z
      .array(
        sheetsSchema.extend({
          /** `{name}` stands for the name of the style sheet's file. */
          prefix: z.string()
        })
      )
      .default([]),
    tokens: tokensSchema.optional(),
    icons: iconsSchema.optional()
  })
  .prefault({});

export type ReferenceConfig = z.output<typeof referenceSchema>;
export type IconsConfig = z.output<typeof iconsSchema>;

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}
