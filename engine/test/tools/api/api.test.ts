import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { build, dev } from '../../../src/tools/api/index.ts';
import { tier } from '../../../../e2e/support/tier.ts';
import { ConfigError } from '../../../src/core/config.ts';
import { createTemporarySite } from '../../check/temporarySite.ts';

const CONFIG = `export default {
  product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: 'acme-ui' },
  sections: [{ slug: 'parts', title: 'Parts' }],
  rules: { 'broken-link': 'warning' },
  sources: []
};`;

const SITE = {
  'site.config.mjs': CONFIG,
  'node_modules/acme-ui/package.json': '{ "name": "acme-ui", "version": "1.0.0" }',
  'content/knob.md':
    '---\nid: Knob\nsection: parts\n---\n\nA knob turns, and its dial shows how far. [More](/nowhere)\n'
};

// Both bundle scripts first, which takes long.
it.runIf(tier === 'full')(
  'builds a site for programs, and reports with the levels of its rules',
  async () => {
    const site = createTemporarySite(SITE);
    const stages: string[] = [];
    const report = await build({
      site: site.folder,
      progress: { stage: (name) => stages.push(name), done: () => undefined }
    });
    expect(report).toMatchObject({ pages: 1, tabs: 1, errors: 0 });
    expect(report.problems.map(({ code, severity }) => `${severity} ${code}`)).toContain('warning broken-link');
    expect(stages.length).toBeGreaterThan(3);
    expect(readFileSync(site.path('dist/parts/knob/index.html'), 'utf8')).toContain('its dial shows how far');
  },
  120_000
);

it.runIf(tier === 'full')(
  'serves a site for programs until it is closed',
  async () => {
    const { folder } = createTemporarySite(SITE);
    const server = await dev({ site: folder });
    const response = await fetch(`${server.address}/parts/knob`);
    expect(await response.text()).toContain('its dial shows how far');
    await server.close();
    await expect(fetch(server.address)).rejects.toThrow();
  },
  60_000
);

it('rejects for a folder without a site', async () => {
  await expect(build({ site: createTemporarySite({}).folder })).rejects.toThrow(ConfigError);
});
