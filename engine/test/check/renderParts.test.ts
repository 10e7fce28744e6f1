import { expect, it } from 'vitest';

import { renderParts } from '../../src/check/renderParts.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import { resolveConfig } from '../../src/core/config.ts';
import { createTemporarySite } from './temporarySite.ts';

it('renders the parts of pages although a package of their scope is not installed', async () => {
  const { folder, cacheFolder } = createTemporarySite({
    'content/first.mdx': '---\nid: First\nsection: start\n---\n\n{[1, 2].map((n) => <b key={n}>{String(n)}</b>)}\n',
    'node_modules/acme/package.json': '{"name": "acme", "version": "1.0.0"}'
  });
  const config = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Parts.', versionOf: 'acme' },
      sections: [{ slug: 'start', title: 'Start' }],
      examples: { scope: ['missing-package'] }
    },
    'site.config.ts'
  );
  const components = new Map();
  const site = await loadSite(config, folder, components);
  const parts = await renderParts(site, { config, folder, cacheFolder, components });
  expect(parts.map(({ result }) => result)).toMatchObject([{ state: 'live', html: '<b>1</b><b>2</b>' }]);
});
