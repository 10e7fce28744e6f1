import { expect, it } from 'vitest';
import { contrastProblems } from '../../src/check/contentProblems.ts';
import { resolveConfig } from '../../src/core/config.ts';
import type { Problem } from '../../src/model.ts';
import { createTemporarySite } from './temporarySite.ts';

function problems(packageName: string): Promise<Problem[]> {
  const { folder, cacheFolder } = createTemporarySite({
    'node_modules/@acme/ui/package.json': JSON.stringify({ name: '@acme/ui', version: '2.1.0' }),
    'node_modules/@acme/ui/base.css': ':root { --acme-ink: #111; --acme-paper: #fff }'
  });
  const config = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: '@acme/ui' },
      sections: [{ slug: 'parts', title: 'Parts' }],
      reference: {
        tokens: {
          sheets: [{ package: packageName, include: ['base.css'] }],
          names: '^--acme-',
          contrasts: [
            { text: '--acme-ink', background: '--acme-paper' },
            { text: '--acme-inc', background: '--acme-paper' },
            { graphic: '--other', background: '--acme-inc' }
          ]
        }
      }
    },
    'site.config.ts'
  );
  return contrastProblems({ config, folder, cacheFolder });
}

it('reports each unknown token of a pair once, with a suggestion', async () => {
  const found = await problems('@acme/ui');
  expect(found.map(({ code, message, hint }) => [code, message, hint])).toEqual([
    ['unknown-token', 'No style sheet has a token "--acme-inc", of `contrasts`.', 'Did you mean "--acme-ink"?'],
    ['unknown-token', 'No style sheet has a token "--other", of `contrasts`.', 'Correct `reference.tokens.contrasts`.']
  ]);
});

it('reports nothing if the package is missing', async () => {
  expect(await problems('@acme/gone')).toEqual([]);
});
