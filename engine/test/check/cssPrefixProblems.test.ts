import { expect, it } from 'vitest';
import { cssPrefixProblems } from '../../src/check/contentProblems.ts';
import { resolveConfig } from '../../src/core/config.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import type { Problem } from '../../src/model.ts';
import { createTemporarySite } from './temporarySite.ts';

const FILES = {
  'node_modules/@acme/ui/package.json': JSON.stringify({ name: '@acme/ui', version: '2.1.0' }),
  'node_modules/@acme/ui/css/lamp.css': '.acme-lamp { --acme-lamp--Glow: 1 }',
  'content/lamp.md': `---\nid: Lamp\nsection: parts\ncssPrefix:\n  - acme-lamp\n  - acme-lmap\n  - acme-bulb\n---\n\nA lamp.\n`
};

async function problems(cssVariables: { package: string; include: string[]; prefix: string }[]): Promise<Problem[]> {
  const { folder } = createTemporarySite(FILES);
  const config = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: '@acme/ui' },
      sections: [{ slug: 'parts', title: 'Parts' }],
      reference: { cssVariables }
    },
    'site.config.ts'
  );
  return cssPrefixProblems(await loadSite(config, folder), config, folder);
}

it('reports each prefix without a style sheet, with location and suggestion', async () => {
  const found = await problems([{ package: '@acme/ui', include: ['css/*.css'], prefix: 'acme-{name}' }]);
  expect(found.map(({ code, message, hint, location }) => [code, message, hint, location?.line])).toEqual([
    ['unknown-css-prefix', expect.stringContaining('"acme-lmap"'), 'Did you mean "acme-lamp"?', 6],
    ['unknown-css-prefix', expect.stringContaining('"acme-bulb"'), expect.stringContaining('Leave it out'), 7]
  ]);
});

it('reports nothing if the site lists no style sheets, or their package is missing', async () => {
  expect(await problems([])).toEqual([]);
  expect(await problems([{ package: '@acme/gone', include: ['*.css'], prefix: 'acme-{name}' }])).toEqual([]);
});
