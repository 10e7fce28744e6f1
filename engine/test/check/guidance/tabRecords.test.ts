import { expect, it } from 'vitest';

import { createRecordCounter } from '../../../src/check/guidance/tabRecords.ts';
import { loadSite } from '../../../src/content/loadSite.ts';
import { codeHash, writeSiteAudit } from '../../../src/content/siteAudit.ts';
import { resolveConfig } from '../../../src/core/config.ts';
import { examplesOf, resultAddress } from '../../../src/examples/siteExamples.ts';
import { createTemporarySite } from '../temporarySite.ts';

const config = resolveConfig(
  {
    product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
    sections: [{ slug: 'components', title: 'Components' }]
  },
  'site.config.ts'
);

const FIGURES = ['One', 'Two'].map(
  (title) => `\`\`\`html figure title="${title}" caption="It turns."\n<b>${title}</b>\n\`\`\``
);

it('counts the figures of a tab that were audited with their present code', async () => {
  const { folder } = createTemporarySite({
    'content/knob.md': `---\nid: Knob\nsection: components\nsource: guidelines\n---\n\nTurn it.\n\n${FIGURES.join('\n\nThen.\n\n')}\n`
  });
  const site = await loadSite(config, folder);
  const [page] = site.pages;
  const [source] = page?.sources ?? [];
  if (!page || !source) {
    throw new Error('The site has no tab.');
  }
  expect(createRecordCounter(site, folder)(page, source)).toEqual({ heard: 0, examples: 2, audited: 0 });

  const none = { violations: [], incomplete: 0 };
  const examples = examplesOf(source).map((example, index) => {
    const code = index === 0 ? codeHash(example, null) : 'older';
    return [resultAddress(example), { code, document: 'a', light: none, dark: none, others: {} }] as const;
  });
  writeSiteAudit(folder, {
    date: '2026-01-01',
    axeVersion: '4',
    otherThemes: [],
    themeRules: [],
    packages: {},
    examples: Object.fromEntries(examples)
  });
  expect(createRecordCounter(site, folder)(page, source)).toEqual({ heard: 0, examples: 2, audited: 1 });
});
