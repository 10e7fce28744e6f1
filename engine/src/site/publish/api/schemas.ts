import { z } from 'zod';

import { routesManifestSchema } from '../../../content/routesManifest.ts';
import { siteFactsSchema } from '../../../core/siteFacts.ts';
import { componentIndexSchema, functionIndexSchema } from '../../../reference/apiFiles.ts';
import { cssVariablesIndexSchema, cssVariablesSchema } from '../../../reference/cssVariables/rows.ts';
import { themesFileSchema } from '../../../reference/design/themesFile.ts';
import { entrySchema } from '../../../reference/entry.ts';
import { iconSliceSchema, iconsIndexSchema } from '../../../reference/icons/schema.ts';
import { lintFileSchema } from '../../../reference/lint/lintFileSchema.ts';
import { historyFileSchema } from '../../../reference/snapshot/snapshotFile.ts';
import { tokensSchema } from '../../../reference/tokens/schema.ts';
import { examplesSchema, pagesSchema, versionsSchema } from '../contentFiles.ts';
import {
  componentPagesSchema,
  exampleListSchema,
  nameListSchema,
  variableGroupsSchema,
  variableListSchema
} from './versionedSchemas.ts';

const SCHEMAS = {
  site: siteFactsSchema,
  pages: pagesSchema,
  routes: routesManifestSchema,
  versions: versionsSchema,
  examples: examplesSchema,
  components: componentIndexSchema,
  component: entrySchema,
  functions: functionIndexSchema,
  'css-variables-index': cssVariablesIndexSchema,
  'css-variables': cssVariablesSchema,
  tokens: tokensSchema,
  themes: themesFileSchema,
  'icons-index': iconsIndexSchema,
  icons: iconSliceSchema,
  lint: lintFileSchema,
  history: historyFileSchema,
  names: nameListSchema,
  values: variableListSchema,
  'values-by-category': variableGroupsSchema,
  'example-names': exampleListSchema,
  'pages-by-component': componentPagesSchema
} satisfies Record<string, z.ZodType>;

/** Name of the schema of a published file. */
export type SchemaName = keyof typeof SCHEMAS;

export const SCHEMA_NAMES = Object.keys(SCHEMAS) as SchemaName[];

/** Returns the address of a schema. */
export function schemaAddress(name: SchemaName): string {
  return `/api/schemas/${name}.schema.json`;
}

/** Returns the JSON Schema of a file as the site writes it. The types of the engine are inferred from the same source. */
export function jsonSchema(name: SchemaName): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(SCHEMAS[name], { override: ({ jsonSchema: schema }) => withoutOwnFormats(schema) });
}

/** Removes names of formats that only Zod knows; a pattern says the same. */
function withoutOwnFormats(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.format === 'starts_with') {
    delete schema.format;
  }
}
