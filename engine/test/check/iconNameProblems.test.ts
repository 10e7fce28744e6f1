import { expect, it } from 'vitest';

import { tokenNameProblems } from '../../src/check/contentProblems.ts';
import { iconNameProblems } from '../../src/check/iconNameProblems.ts';
import { resolveConfig } from '../../src/core/config.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import type { Problem } from '../../src/model.ts';
import { ENGINE_COMPONENTS } from '../support/engineComponents.ts';
import { createTemporarySite } from './temporarySite.ts';

const PAGE = [
  '---',
  'id: Lamp',
  'section: parts',
  '---',
  'An <Icon name="bulb" /> icon, and one <Icon name="bulb" color="--acme-glow" label="On" /> in color.',
  '',
  '| Icon |',
  '| --- |',
  '| <Icon name="blub" /> |',
  '| <Icon name="bulb" color="--acme-glwo" /> |',
  '',
  '<Icon color="--acme-glow" />'
].join('\n');

async function problems(packageName: string): Promise<Problem[]> {
  const { folder, cacheFolder } = createTemporarySite({
    'node_modules/@acme/ui/package.json': JSON.stringify({ name: '@acme/ui', version: '2.1.0' }),
    'node_modules/@acme/ui/base.css': ':root { --acme-glow: #ff0 }',
    'node_modules/@acme/ui/icons/bulb.svg': '<svg viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
    'content/lamp.md': PAGE
  });
  const config = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: '@acme/ui' },
      sections: [{ slug: 'parts', title: 'Parts' }],
      reference: {
        tokens: { sheets: [{ package: packageName, include: ['base.css'] }], names: '^--acme-' },
        icons: { package: packageName, include: 'icons/*.svg' }
      }
    },
    'site.config.ts'
  );
  const site = await loadSite(config, folder);
  const place = { config, folder, cacheFolder, components: ENGINE_COMPONENTS };
  return [...(await iconNameProblems(site, place)), ...(await tokenNameProblems(site, place))];
}

it('reports each unknown icon and color with its line and a suggestion', async () => {
  const found = await problems('@acme/ui');
  expect(found.map(({ code, message, hint, location }) => [code, message, hint, location?.line])).toEqual([
    ['unknown-icon', 'There is no icon "blub".', 'Did you mean "bulb"?', 9],
    ['unknown-icon', 'There is no icon "(none)".', 'Write the name of an icon of `reference.icons`.', 12],
    ['unknown-token', 'No style sheet has a token "--acme-glwo".', 'Did you mean "--acme-glow"?', 10]
  ]);
});

it('reports nothing if the package is missing', async () => {
  expect(await problems('@acme/gone')).toEqual([]);
});
