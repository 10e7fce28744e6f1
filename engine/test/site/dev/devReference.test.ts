import path from 'node:path';

import { expect, it } from 'vitest';

import { loadSite } from '../../../src/content/loadSite.ts';
import { loadSiteContext } from '../../../src/content/siteContext.ts';
import { loadApp } from '../../../src/site/documents/loadApp.ts';
import { loadSiteComponents } from '../../../src/site/documents/siteComponents.ts';
import { createDevReference } from '../../../src/site/dev/devSite.ts';

const SITE = path.resolve(import.meta.dirname, '../../../../sites/starter');

it('has the data of the checker of code, as a build writes them', { timeout: 60_000 }, async () => {
  const context = await loadSiteContext(SITE);
  const components = await loadSiteComponents(await loadApp(), context);
  const site = await loadSite(context.config, context.folder, components);
  expect(
    await createDevReference(context, () => Promise.resolve('1.4.0')).answer(site, '/api/lint.json')
  ).toMatchObject({
    format: 1,
    data: { packages: [{ name: 'larkspur-ui' }], pages: { 'larkspur-ui/Button': '/components/button' } }
  });
});
