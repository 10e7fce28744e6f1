import { describe, expect, it } from 'vitest';

import { summaryProblems } from '../../src/check/contentProblems.ts';
import { resolveConfig } from '../../src/core/config.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import { createTemporarySite } from './temporarySite.ts';

const PAGE = `---
id: Knob
section: components
---

A knob turns.
`;

describe('summaryProblems', () => {
  it('reports a summary without a page or a list of pages', async () => {
    const config = resolveConfig(
      {
        product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
        sections: [{ slug: 'components', title: 'Components' }],
        summaries: {
          '/components': { text: 'Parts of machines.' },
          '/components/knob': { text: 'Turns.' },
          '/components/gone': { text: 'Is no more.' }
        }
      },
      'site.config.ts'
    );
    const { folder } = createTemporarySite({ 'content/knob.md': PAGE });
    const problems = summaryProblems(config, await loadSite(config, folder));
    expect(problems).toMatchObject([{ severity: 'error', code: 'unknown-page' }]);
    expect(problems[0]?.message).toContain('/components/gone');
  });
});
