import { z } from 'zod';

const variableRowSchema = z.strictObject({
  name: z.string().describe('Name of the custom property'),
  value: z.string().describe('Value in the first theme'),
  var: z.string().describe('The function of style sheets that has this value')
});

export type VariableRow = z.infer<typeof variableRowSchema>;

/** Names of versions, sections, pages, tabs, components, or categories. */
export const nameListSchema = z
  .array(z.string())
  .meta({ title: 'Names', description: 'Names that continue an address' });

export const variableListSchema = z
  .array(variableRowSchema)
  .meta({ title: 'Values', description: 'Custom properties with their values in the first theme' });

export const variableGroupsSchema = z
  .record(z.string(), z.array(variableRowSchema))
  .meta({ title: 'Values by category', description: 'Tokens with their values in the first theme, by category' });

export const exampleListSchema = z
  .array(
    z.strictObject({
      exampleName: z.string().describe('Continues the address of the list'),
      title: z.string(),
      path: z.string().describe('Address of the example alone'),
      code: z.string().describe('Address of its code as Markdown')
    })
  )
  .meta({ title: 'Names of examples', description: 'Examples of a tab, in order' });

const componentPageSchema = z.strictObject({
  section: z.string(),
  page: z.string(),
  path: z.string().describe('Address of the page'),
  title: z.string(),
  tabs: z.array(z.string()),
  hasProps: z.boolean(),
  hasCss: z.boolean(),
  exampleCount: z.int()
});

export const componentPagesSchema = z
  .strictObject({ version: z.string(), components: z.record(z.string(), componentPageSchema) })
  .meta({ title: 'Pages by component', description: 'Pages by name, in words with capitals' });

export type ComponentPages = z.infer<typeof componentPagesSchema>;
