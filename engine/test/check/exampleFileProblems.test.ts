import { expect, it } from 'vitest';

import { exampleFileProblems } from '../../src/check/exampleFileProblems.ts';
import { resolveConfig } from '../../src/core/config.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import { writeFiles } from '../content/support/writeFiles.ts';

const PAGE = `---
id: Lamp
section: parts
source: react
---

### On

\`\`\`js live
import { rows } from './rows';
export const On = () => rows.length;
\`\`\`
`;

const config = resolveConfig(
  {
    product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: 'acme-ui' },
    sections: [{ slug: 'parts', title: 'Parts' }]
  },
  'site.config.ts'
);

it("reports missing imports of example files, and files that don't parse", async () => {
  const folder = writeFiles({
    'content/lamp.md': PAGE,
    'content/rows.js': `import './gone';\nimport './broken';\nexport const rows = [];`,
    'content/broken.js': 'export const = 1;'
  });
  const problems = exampleFileProblems(await loadSite(config, folder), config, folder);
  expect(problems.map(({ problem: { code, location } }) => [code, location?.file.slice(folder.length)])).toEqual([
    ['unresolved-import', '/content/rows.js'],
    ['example-file', '/content/broken.js']
  ]);
});

it('reports nothing for complete files', async () => {
  const folder = writeFiles({ 'content/lamp.md': PAGE, 'content/rows.js': 'export const rows = [];' });
  expect(exampleFileProblems(await loadSite(config, folder), config, folder)).toEqual([]);
});
