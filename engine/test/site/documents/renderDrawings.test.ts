import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { resolveConfig } from '../../../src/core/config.ts';
import { loadApp } from '../../../src/site/documents/loadApp.ts';
import { renderDrawings } from '../../../src/site/documents/renderDrawings.ts';

const app = await loadApp();

/** Below this folder, so that React and the kit are found as on a site. */
const CACHE = path.join(import.meta.dirname, '../../../../node_modules/.cache');

function siteWith(module: string, text: string) {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(path.join(CACHE, 'drawings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, module), text);
  const config = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
      sections: [{ slug: 'parts', title: 'Parts' }],
      drawings: 'drawings.tsx'
    },
    'site.config.ts'
  );
  return { render: () => renderDrawings(app, config, folder) };
}

describe('renderDrawings', () => {
  it('renders what a module in TSX draws with the kit', async () => {
    const { render } = siteWith(
      'drawings.tsx',
      `import { Dot, type Drawings } from 'patternbook/drawing';
       export default { '/parts/knob': <Dot x={160} y={100} r={10 / 3} fill="accent" /> } satisfies Drawings;`
    );
    expect([...(await render())]).toEqual([
      ['/parts/knob', '<circle cx="160" cy="100" r="3.3" class="pb-fill-accent"></circle>']
    ]);
  });

  it('says which module is missing, broken, or exports nothing', async () => {
    await expect(siteWith('other.tsx', '').render()).rejects.toThrow(/drawings: there is no module .*drawings\.tsx/);
    await expect(siteWith('drawings.tsx', 'export const knob = 1;').render()).rejects.toThrow(/has no default export/);
    await expect(siteWith('drawings.tsx', 'throw new Error("Oh no");').render()).rejects.toThrow(/Oh no/);
  });

  it('names the page whose drawing fails', async () => {
    const { render } = siteWith(
      'drawings.tsx',
      `const Broken = () => { throw new Error('Oh no'); };
       export default { '/parts/knob': <Broken /> };`
    );
    await expect(render()).rejects.toThrow("drawings: the drawing of /parts/knob can't be rendered: Oh no");
  });

  it('has none without a configuration', async () => {
    const config = resolveConfig(
      {
        product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
        sections: [{ slug: 'parts', title: 'Parts' }]
      },
      'site.config.ts'
    );
    expect((await renderDrawings(app, config, '/nowhere')).size).toBe(0);
  });
});
