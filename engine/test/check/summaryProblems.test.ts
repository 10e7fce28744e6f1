import { describe, expect, it } from 'vitest';

import { siblingProblems, summaryProblems } from '../../src/check/contentProblems.ts';
import { resolveConfig } from '../../src/core/config.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import { createTemporarySite } from './temporarySite.ts';

const PAGE = `---
id: Knob
section: components
---

A knob turns.
`;

const SITE = {
  product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
  sections: [{ slug: 'components', title: 'Components' }]
};

describe('siblingProblems', () => {
  it('reports a recommended page that does not exist', async () => {
    const rows = ['knob', 'gone'].map((name) => ({ when: 'When', use: `/components/${name}` }));
    const config = resolveConfig({ ...SITE, siblings: [{ name: 'Knobs', rows }] }, 'site.config.ts');
    const { folder } = createTemporarySite({ 'content/knob.md': PAGE });
    const problems = siblingProblems(config, await loadSite(config, folder));
    expect(problems.map(({ message }) => message)).toEqual([
      '"Knobs" recommends /components/gone, which is not a page.'
    ]);
  });
});

describe('summaryProblems', () => {
  it('reports a summary without a page', async () => {
    const config = resolveConfig(
      {
        ...SITE,
        summaries: { '/components/knob': { text: 'Turns.' }, '/components/gone': { text: 'Is no more.' } }
      },
      'site.config.ts'
    );
    const { folder } = createTemporarySite({ 'content/knob.md': PAGE });
    const problems = summaryProblems(config, await loadSite(config, folder));
    expect(problems).toMatchObject([{ severity: 'error', code: 'unknown-page' }]);
    expect(problems[0]?.message).toContain('/components/gone');
  });
});
