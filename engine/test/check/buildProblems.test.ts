import { rmSync } from 'node:fs';

import { expect, it, vi } from 'vitest';

import { buildProblems, exampleProblems } from '../../src/check/buildProblems.ts';
import * as examples from '../../src/check/checkExamples.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import { type ResolvedConfig, resolveConfig } from '../../src/core/config.ts';
import { ENGINE_COMPONENTS } from '../support/engineComponents.ts';
import { createTemporarySite } from './temporarySite.ts';

const configOf = (sources: { package: string; include: string[] }[] = []): ResolvedConfig =>
  resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: 'react' },
      sections: [{ slug: 'parts', title: 'Parts' }],
      sources
    },
    'site.config.ts'
  );

const page = (id: string, html: string, intro = 'Text.'): string =>
  `---\nid: ${id}\nsection: parts\n---\n\n${intro}\n\n### One\n\n\`\`\`html live\n${html}\n\`\`\`\n`;

it('are those of content and examples; examples of unchanged files are not checked again', async () => {
  const config = configOf();
  const site = createTemporarySite({
    'content/lamp.md': page('Lamp', '<b>x'),
    'content/bulb.md': page('Bulb', '<i>x</i>')
  });
  const checked = vi.spyOn(examples, 'checkExamples');
  const find = async (environment: string, contentCode = ''): Promise<string[]> => {
    const loaded = await loadSite(config, site.folder, ENGINE_COMPONENTS);
    const place = { config, folder: site.folder, cacheFolder: site.cacheFolder, components: ENGINE_COMPONENTS };
    const problems = await buildProblems(loaded, place, exampleProblems(loaded, place, { environment, contentCode }));
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

  await find('a', 'edited');
  expect(checkedFiles()).toEqual(['content/lamp.md']);
  expect(await find('b')).toHaveLength(2);
  expect(checkedFiles()).toEqual(['content/lamp.md']);
});

it('examples of packages are checked again after changes of packages, not of the code in the content folder', async () => {
  const site = createTemporarySite({
    'node_modules/acme/package.json': '{ "name": "acme", "version": "1.0.0" }',
    'node_modules/acme/docs/lamp.md': page('Lamp', '<b>x'),
    'content/bulb.md': page('Bulb', '<i>x')
  });
  const checked = vi.spyOn(examples, 'checkExamples');
  const config = configOf([{ package: 'acme', include: ['docs/*.md'] }]);
  const checkedFiles = async (environment: string, contentCode: string): Promise<string[]> => {
    const loaded = await loadSite(config, site.folder, ENGINE_COMPONENTS);
    const place = { config, folder: site.folder, cacheFolder: site.cacheFolder, components: ENGINE_COMPONENTS };
    await buildProblems(loaded, place, exampleProblems(loaded, place, { environment, contentCode }));
    return (checked.mock.lastCall?.[0].pages ?? []).flatMap(({ sources }) => sources.map(({ relPath }) => relPath));
  };
  expect(await checkedFiles('a', '1')).toHaveLength(2);
  expect(await checkedFiles('a', '2')).toEqual(['content/bulb.md']);
  expect(await checkedFiles('b', '2')).toHaveLength(2);
});
