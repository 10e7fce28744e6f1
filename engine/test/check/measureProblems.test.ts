import { expect, it } from 'vitest';

import { measureProblems } from '../../src/check/measureProblems.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import { measuresHash, type StoredExample, writeSiteMeasures } from '../../src/content/siteMeasures.ts';
import { resolveConfig } from '../../src/core/config.ts';
import { resultAddress, siteExamples } from '../../src/examples/siteExamples.ts';
import { createTemporarySite } from './temporarySite.ts';

const CONFIG = resolveConfig(
  {
    product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: '@acme/ui' },
    sections: [{ slug: 'parts', title: 'Parts' }],
    sources: []
  },
  'site.config.ts'
);

const LAMP = `---
id: Lamp
section: parts
---

A lamp is <Measure figure="Sizes" of=".lamp" show="height" /> tall.

A bulb is <Measure figure="Sizes" of=".bulb" show="width" /> wide.

~~~ts figure title="Sizes" caption="All sizes."
export const A = () => <b />;
~~~

<Measures figure="Sizes" rows="Lamp: .lamp" show="height" />
`;

async function problemsWith(changes: Partial<StoredExample> | null) {
  const { folder } = createTemporarySite({ 'content/lamp.md': LAMP });
  const site = await loadSite(CONFIG, folder);
  const [place] = siteExamples(site);
  if (changes !== null && place) {
    const stored: StoredExample = {
      code: measuresHash(place.example, '', folder),
      document: 'd',
      release: '1.0.0',
      parts: { '.lamp': { height: [37] }, '.bulb': { width: [9] } },
      accessibility: null,
      ...changes
    };
    writeSiteMeasures(folder, { date: '2026-01-31', examples: { [resultAddress(place.example)]: stored } });
  }
  return measureProblems(site, { config: CONFIG, folder }).map(
    ({ severity, code, location }) => `${location?.line}: ${severity} ${code}`
  );
}

it('finds nothing wrong with measures that are up to date', async () => {
  expect(await problemsWith({})).toEqual([]);
});

it('warns of tags whose measures were never taken', async () => {
  expect(await problemsWith(null)).toEqual([
    '6: warning unmeasured',
    '8: warning unmeasured',
    '14: warning unmeasured'
  ]);
  expect(await problemsWith({ parts: { '.lamp': { height: [37] } } })).toEqual(['8: warning unmeasured']);
});

it('warns of measures of another code', async () => {
  expect(await problemsWith({ code: 'other' })).toEqual([
    '6: warning outdated-measure',
    '8: warning outdated-measure',
    '14: warning outdated-measure'
  ]);
});

it('reports a selector that matches nothing', async () => {
  expect(await problemsWith({ parts: { '.lamp': { height: [37] }, '.bulb': null } })).toEqual([
    '8: error unmatched-measure'
  ]);
});
