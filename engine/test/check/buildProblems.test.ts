import { rmSync } from 'node:fs';

import { expect, it, vi } from 'vitest';

import { buildProblems } from '../../src/check/buildProblems.ts';
import * as examples from '../../src/check/checkExamples.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import { resolveConfig } from '../../src/core/config.ts';
import { ENGINE_COMPONENTS } from '../support/engineComponents.ts';
import { createTemporarySite } from './temporarySite.ts';

const config = resolveConfig(
  {
    product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: 'react' },
    sections: [{ slug: 'parts', title: 'Parts' }]
  },
  'site.config.ts'
);

const page = (id: string, html: string, intro = 'Text.'): string =>
  `---\nid: ${id}\nsection: parts\n---\n\n${intro}\n\n### One\n\n\`\`\`html\n${html}\n\`\`\`\n`;

it('are those of content and examples; examples of unchanged files are not checked again', async () => {
  const site = createTemporarySite({
    'content/lamp.md': page('Lamp', '<b>x'),
    'content/bulb.md': page('Bulb', '<i>x</i>')
  });
  const checked = vi.spyOn(examples, 'checkExamples');
  const find = async (key: string): Promise<string[]> => {
    const loaded = await loadSite(config, site.folder, ENGINE_COMPONENTS);
    const place = { config, folder: site.folder, cacheFolder: site.cacheFolder, components: ENGINE_COMPONENTS };
    const problems = await buildProblems(loaded, place, key);
    return problems.map(
      ({ code, location }) => `${code} ${location?.file.slice(site.folder.length)}:${location?.line}`
    );
  };
  const checkedFiles = (): string[] =>
    (checked.mock.lastCall?.[0].pages ?? []).flatMap(({ sources }) => sources.map(({ relPath }) => relPath)).toSorted();

  expect(await find('a')).toEqual(['unbalanced-html /content/lamp.md:11']);
  expect(checkedFiles()).toEqual(['content/bulb.md', 'content/lamp.md']);

  site.write({ 'content/bulb.md': page('Bulb', '<u>x') });
  expect((await find('a')).toSorted()).toEqual([
    'unbalanced-html /content/bulb.md:11',
    'unbalanced-html /content/lamp.md:11'
  ]);
  expect(checkedFiles()).toEqual(['content/bulb.md']);

  site.write({ 'content/lamp.md': page('Lamp', '<b>x', 'One line\nmore, and a [link](/parts/none).') });
  rmSync(site.path('content/bulb.md'));
  expect(await find('a')).toEqual(['broken-link /content/lamp.md:7', 'unbalanced-html /content/lamp.md:12']);

  expect(await find('b')).toHaveLength(2);
  expect(checkedFiles()).toEqual(['content/lamp.md']);
});
