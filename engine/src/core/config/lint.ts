import { z } from 'zod';

/** Properties with a text, or with any value. */
const propertiesSchema = z.record(z.string(), z.union([z.string(), z.literal(true)]));

const nameNeedSchema = z.strictObject({
  /** Module that exports it. */
  module: z.string(),
  component: z.string(),
  /** Only elements with these properties: with a text, or with any value. */
  when: propertiesSchema.default({}),
  /** Properties that give the component its name; `children` stands for text between its tags. */
  oneOf: z.array(z.string()).min(1),
  /** Components that give a name to what is in them, each with the properties that it then has. */
  around: z.record(z.string(), propertiesSchema).exactOptional()
});

/** What `patternbook lint` can't learn from declarations and style sheets. */
export const lintSchema = z
  .strictObject({
    /** Components that only work inside of others: module -> component -> those of which one has to be around it. */
    nesting: z.record(z.string(), z.record(z.string(), z.array(z.string()).min(1))).default({}),
    /** Components that only arrange others: what stands in one may have the component that it needs further outside. */
    layouts: z.array(z.string()).default([]),
    /** Components that have no accessible name without one of some properties. */
    names: z.array(nameNeedSchema).default([]),
    /** Beginnings of further classes of the system, beside the prefixes of `reference.cssVariables`. */
    classPrefixes: z.array(z.string().min(1)).default([]),
    /** Beginnings of further custom properties, such as those of former releases: `--acme-v1-`. */
    variablePrefixes: z.array(z.string().startsWith('--')).default([])
  })
  .prefault({});

export type LintConfig = z.output<typeof lintSchema>;
