import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { devDependencies } from '../../../src/site/dev/devPackages.ts';
import { loadAcme, markdown } from '../../content/support/acmeSite.ts';

const module = (code: string) => ({ 'package.json': '{ "type": "module", "main": "index.js" }', 'index.js': code });

function packages(all: Record<string, Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, files]) =>
      Object.entries(files).map(([file, text]) => [`../${name}/${file}`, text])
    )
  );
}

const BODY = `
\`\`\`ts
import { Chart } from 'acme-charts';
import type { Shape } from 'acme-shapes';
import { data } from './data.js';
<Chart data={data} />
\`\`\`

\`\`\`ts file="./Dial.tsx"
\`\`\`
`;

it('finds packages in Markdown imports, inline examples, example files and their imports', async () => {
  const site = await loadAcme({
    package: packages({
      'acme-charts': module('export const Chart = 1;'),
      'acme-colors': module('export default 1;'),
      'acme-dials': module('export const Dial = 1;'),
      'acme-shapes': module('export {};')
    }),
    content: {
      'page.md': markdown({ id: 'Page', section: 'components' }, BODY),
      'data.js': "export { default as data } from 'acme-colors';",
      'Dial.tsx': "import { Dial } from 'acme-dials';\nexport const Shown = () => <Dial />;"
    }
  });
  const { include, exclude } = devDependencies(site, site.folder);
  expect(include.toSorted()).toEqual(['acme-charts', 'acme-colors', 'acme-dials']);
  expect(exclude).toEqual([]);
});

it('excludes linked packages from prebundling, but not their imports', async () => {
  const site = await loadAcme({
    package: packages({
      'acme-charts': module("export { Chart } from './src/chart.js';"),
      'acme-colors': module('export default 1;')
    }),
    content: { 'page.md': markdown({ id: 'Page', section: 'components' }, BODY), 'data.js': 'export const data = 1;' }
  });
  const linked = path.join(site.folder, 'packages/acme-charts');
  const link = path.join(site.folder, 'node_modules/acme-charts');
  mkdirSync(path.dirname(linked));
  renameSync(link, linked);
  symlinkSync(linked, link, 'junction');
  mkdirSync(path.join(linked, 'src'));
  writeFileSync(path.join(linked, 'src/chart.js'), "import color from 'acme-colors';\nexport const Chart = color;");
  const { include, exclude } = devDependencies(site, site.folder);
  expect(include).toEqual(['acme-colors']);
  expect(exclude).toEqual(['acme-charts']);
});
