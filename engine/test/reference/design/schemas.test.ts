import { expect, it } from 'vitest';
import { z } from 'zod';
import { cssVariablesIndexSchema, cssVariablesSchema } from '../../../src/reference/cssVariables/rows.ts';
import { themesFileSchema } from '../../../src/reference/design/themesFile.ts';
import { iconSliceSchema, iconsIndexSchema } from '../../../src/reference/icons/schema.ts';
import { tokensSchema } from '../../../src/reference/tokens/schema.ts';

it.each([
  ['css-variables-index', cssVariablesIndexSchema],
  ['css-variables', cssVariablesSchema],
  ['tokens', tokensSchema],
  ['themes', themesFileSchema],
  ['icons-index', iconsIndexSchema],
  ['icons', iconSliceSchema]
])(
  'matches the published JSON Schema of %s (update it with `npx vitest run design/schemas --update`)',
  async (name, schema) => {
    const text = `${JSON.stringify(z.toJSONSchema(schema), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot(`../../../schemas/${name}.schema.json`);
  }
);
