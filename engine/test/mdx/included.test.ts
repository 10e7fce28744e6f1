import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { loadSite } from '../../src/content/loadSite.ts';
import { resolveConfig } from '../../src/core/config.ts';
import { writeFiles } from '../content/support/writeFiles.ts';

const config = resolveConfig(
  {
    product: { name: 'Acme', slug: 'acme', description: 'A design system.', versionOf: 'react' },
    sections: [{ slug: 'start', title: 'Start' }]
  },
  'site.config.ts'
);

it('A page changes with a file that it includes', async () => {
  const folder = writeFiles({
    'content/knob.mdx': '---\nid: Knob\nsection: start\n---\nimport Part from "./_part.mdx";\n\n<Part />\n',
    'content/_part.mdx': '## Before\n'
  });
  const headings = async (): Promise<string[]> => {
    const { pages } = await loadSite(config, folder);
    return pages.flatMap(({ sources }) => sources.flatMap(({ toc }) => toc.flat().map(({ text }) => text)));
  };
  expect(await headings()).toEqual(['Before']);
  const part = join(folder, 'content/_part.mdx');
  writeFileSync(part, '## After\n\n### Below\n');
  utimesSync(part, new Date(), new Date());
  expect(await headings()).toEqual(['After', 'Below']);
});
