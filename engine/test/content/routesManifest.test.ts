import { expect, it } from 'vitest';
import { z } from 'zod';
import { routesManifestSchema } from '../../src/content/routesManifest.ts';

it('matches the published JSON Schema (update it with `npx vitest run routesManifest --update`)', async () => {
  const schema = `${JSON.stringify(z.toJSONSchema(routesManifestSchema), null, 2)}\n`;
  await expect(schema).toMatchFileSnapshot('../../schemas/routes.schema.json');
});
