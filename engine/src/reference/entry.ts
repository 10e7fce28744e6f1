import { z } from 'zod';

const typeLink = z.strictObject({
  name: z.string().describe('As it stands in the type'),
  id: z.string().describe('Id of the entry that explains it')
});

/** A property row (requirement 3.6). */
export const propRowSchema = z.strictObject({
  name: z.string(),
  type: z.string(),
  defaultValue: z.string().nullable().describe('Source text of the default'),
  description: z.string().describe('Markdown'),
  required: z.boolean(),
  deprecated: z.boolean(),
  deprecatedMessage: z.string().describe('What to use instead, where that is not the description itself'),
  beta: z.boolean(),
  betaMessage: z.string(),
  types: z.array(typeLink).describe("The design system's own types that the type names")
});

/** A function doc (requirement 3.7). */
export const functionDocSchema = z.strictObject({
  functionName: z.string(),
  type: z.string().describe('Signature; further overloads on lines of their own'),
  params: z.array(
    z.strictObject({
      name: z.string(),
      type: z.string(),
      default: z.string().nullable().describe('Source text of the default'),
      optional: z.boolean(),
      description: z.string()
    })
  ),
  description: z.string().describe('Markdown'),
  returns: z.string().describe('What the function returns, in words'),
  deprecated: z.boolean(),
  beta: z.boolean(),
  types: z.array(typeLink)
});

const inheritedSchema = z.strictObject({
  from: z.string().describe('Name of the type that declares them'),
  id: z.string().nullable().describe("Id of that type's entry"),
  package: z.string(),
  props: z.array(propRowSchema)
});

const nativeSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('element'),
      element: z
        .string()
        .nullable()
        .describe('Interface of the DOM element, e.g. HTMLButtonElement; several are joined by " | "'),
      except: z.array(z.string()).describe('Attributes of every element that this component does not take')
    }),
    z.strictObject({
      kind: z.literal('named'),
      element: z.string().nullable(),
      names: z.array(z.string()).describe('The only attributes that it takes')
    })
  ])
  .describe('Attributes and events of the DOM element that are passed on');

const externalSchema = z.strictObject({
  from: z.string(),
  package: z.string().describe('npm package outside the design system'),
  names: z.array(z.string())
});

const common = {
  id: z.string().describe('Module specifier and name; also the address of the entry below /api/components'),
  name: z.string(),
  package: z.string(),
  importLine: z.string().nullable().describe('Null if the package does not export it'),
  description: z.string().describe('Markdown'),
  deprecated: z.boolean(),
  deprecatedMessage: z.string(),
  beta: z.boolean(),
  betaMessage: z.string()
};

const typeParameters = z
  .array(z.string())
  .describe('The type parameters that rows name, with constraint and default: `T extends object = Row`');

const parts = z.array(typeLink).describe('Its components, under the names that readers write, e.g. `Dialog.Root`');

const members = {
  props: z.array(propRowSchema).describe('Required ones first, then by name'),
  inherited: z.array(inheritedSchema),
  external: z.array(externalSchema),
  native: nativeSchema.nullable()
};

/** Reference entry of one documented name. */
export const entrySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('component'), ...common, ...members, typeParameters, parts }),
  z.strictObject({ kind: z.literal('interface'), ...common, ...members, typeParameters }),
  z.strictObject({ kind: z.literal('namespace'), ...common, parts }),
  z.strictObject({
    kind: z.literal('enum'),
    ...common,
    members: z.array(
      z.strictObject({ name: z.string(), value: z.string(), description: z.string(), deprecated: z.boolean() })
    )
  }),
  z.strictObject({ kind: z.literal('function'), ...common, function: functionDocSchema }),
  z.strictObject({
    kind: z.literal('type'),
    ...common,
    type: z.string().describe('Definition of a type alias, or type of a constant'),
    values: z.array(z.string()).describe('All values, where they can be listed and the type itself does not list them'),
    types: z.array(typeLink)
  })
]);

export type PropRow = z.infer<typeof propRowSchema>;
export type FunctionDoc = z.infer<typeof functionDocSchema>;
export type TypeLink = z.infer<typeof typeLink>;
export type InheritedProps = z.infer<typeof inheritedSchema>;
export type NativeProps = z.infer<typeof nativeSchema>;
export type ExternalProps = z.infer<typeof externalSchema>;
export type Entry = z.infer<typeof entrySchema>;
/** An entry of one kind. */
export type EntryOf<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>;
/** Members of a component or interface entry. */
export type Members = Pick<EntryOf<'interface'>, 'props' | 'inherited' | 'external' | 'native'>;
