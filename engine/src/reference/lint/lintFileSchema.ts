import { z } from 'zod';

import { lintSchema } from '../../core/config/lint.ts';
import { referenceSchema } from '../../core/config/reference.ts';
import type { LintData } from '../../lint/data.ts';
import type { LintFile } from './lintFile.ts';

const names = z.array(z.string());
const byName = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value);
const index = z.int().min(0);

const propSchema = z.strictObject({
  accepts: z
    .array(z.enum(['any', 'string', 'number', 'boolean', 'object']))
    .describe('Kinds of values besides `values`; `any` accepts everything'),
  values: z
    .array(z.union([z.string(), z.number(), z.boolean()]))
    .exactOptional()
    .describe('Single values of its type'),
  fields: byName(z.array(z.union([z.string(), z.number(), z.boolean()])))
    .exactOptional()
    .describe('Keys of the object that it takes, with their values, if all of these are known'),
  required: z.literal(true).exactOptional(),
  deprecated: z.string().exactOptional().describe('What a comment says about its deprecation; may be empty')
});

const dataSchema: z.ZodType<LintData> = z.strictObject({
  packages: z
    .array(
      z.strictObject({
        name: z.string(),
        version: z.string(),
        exports: names.nullable().describe('Keys of `exports` in its package.json; null without it'),
        hasMain: z.boolean().describe('The package itself can be imported, not only modules below it'),
        folders: names.describe('Beginnings of subpaths that are meant to be imported')
      })
    )
    .describe('Packages of the design system'),
  modules: byName(
    z.strictObject({
      components: byName(index).describe('Name -> index of its component'),
      others: names.describe('Other values and types'),
      deprecated: byName(z.string()).exactOptional(),
      enums: byName(names).exactOptional().describe('Members of those of `others` that are enumerations')
    })
  ).describe('Names that modules export, by module specifier'),
  components: z.array(
    z.strictObject({
      props: byName(propSchema),
      groups: z.array(index).describe('Indexes of lists of further names that it accepts'),
      isOpen: z.literal(true).exactOptional().describe('It may accept other properties'),
      deprecated: z.string().exactOptional(),
      parts: byName(index).exactOptional().describe('Parts such as `Menu.Item`, by the name after the dot')
    })
  ),
  groups: z.array(names).describe('Lists of names of properties that components share'),
  styles: z.strictObject({
    variablePrefixes: names,
    variables: names,
    classPrefixes: names,
    classes: names
  }),
  tokens: z.array(
    z.strictObject({ name: z.string(), value: z.string(), isColor: z.boolean(), isSemantic: z.boolean() })
  ),
  contrasts: z.array(z.strictObject({ foreground: z.string(), background: z.string() })),
  nesting: byName(byName(names)).describe('Module -> component -> components of which one has to be around it'),
  layouts: names.describe('Components that may stand between a component and the one that it needs around it'),
  names: z
    .array(
      z.strictObject({
        module: z.string(),
        component: z.string(),
        when: byName(z.union([z.string(), z.literal(true)])),
        oneOf: names,
        around: byName(byName(z.union([z.string(), z.literal(true)])))
          .exactOptional()
          .describe('Components that give a name to what is in them, each with the properties that it then has')
      })
    )
    .describe('Components that have no accessible name without one of some properties'),
  iconPackages: names,
  pages: byName(z.string()).describe('Module specifier and name of a component -> address of its page'),
  tokensPage: z.string().nullable()
});

/** `/api/lint.json`, as this version writes it. Programs read it with `parseLintFile`, which accepts more. */
export const lintFileSchema: z.ZodType<LintFile> = z
  .strictObject({
    format: z.literal(1).describe('Raised when older programs can’t read the file any more'),
    site: z.string().nullable().describe('Public address of the site'),
    system: z
      .strictObject({ packages: names, reference: referenceSchema, lint: lintSchema })
      .describe('What the configuration says of the design system'),
    data: dataSchema.describe('What the packages tell')
  })
  .meta({ title: 'Data for the checker', description: 'What `patternbook lint` needs to know of the design system' });
