import { expect, it } from 'vitest';
import { tokenNameProblems } from '../../src/check/contentProblems.ts';
import { resolveConfig } from '../../src/core/config.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import type { Problem } from '../../src/model.ts';
import { ENGINE_COMPONENTS } from '../support/engineComponents.ts';
import { createTemporarySite } from './temporarySite.ts';

const FRONTMATTER = '---\nid: Lamp\nsection: parts\n---\n\n';
const PROSE = [
  'It is <TokenValue name="--acme-glow" /> wide, or <TokenValue name="--acme-glwo" />.',
  '',
  '<TokenScale match="--acme-g* --acme-dim-*" />',
  '',
  'In code, `<TokenValue name="--acme-any" />` is text.',
  '',
  '~~~html figure title="A" caption=\'On <ContrastRatio text="--acme-glow" />\'',
  '<p>',
  '~~~'
].join('\n');

async function problems(packageName: string): Promise<Problem[]> {
  const { folder, cacheFolder } = createTemporarySite({
    'node_modules/@acme/ui/package.json': JSON.stringify({ name: '@acme/ui', version: '2.1.0' }),
    'node_modules/@acme/ui/base.css': ':root { --acme-glow: 1rem }',
    'content/lamp.md': FRONTMATTER + PROSE
  });
  const config = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: '@acme/ui' },
      sections: [{ slug: 'parts', title: 'Parts' }],
      reference: { tokens: { sheets: [{ package: packageName, include: ['base.css'] }], names: '^--acme-' } }
    },
    'site.config.ts'
  );
  return tokenNameProblems(await loadSite(config, folder), {
    config,
    folder,
    cacheFolder,
    components: ENGINE_COMPONENTS
  });
}

it('reports each unknown token with location and suggestion', async () => {
  const found = await problems('@acme/ui');
  expect(found.map(({ code, message, hint, location }) => [code, message, hint, location?.line])).toEqual([
    ['unknown-token', expect.stringContaining('"--acme-glwo"'), 'Did you mean "--acme-glow"?', 6],
    ['unknown-token', expect.stringContaining('"--acme-dim-*"'), expect.anything(), 8],
    ['unknown-token', expect.stringContaining('"(none)"'), expect.anything(), 1]
  ]);
});

it('reports nothing if the package is missing', async () => {
  expect(await problems('@acme/gone')).toEqual([]);
});
