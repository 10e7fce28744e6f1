import { describe, expect, it } from 'vitest';

import { summaryProblems } from '../../src/check/contentProblems.ts';
import { resolveConfig } from '../../src/core/config.ts';
import {
  renderedIllustrations,
  settingsHash,
  writeIllustration,
  writeIllustrationIndex
} from '../../src/content/illustrationFiles.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import { createTemporarySite } from './temporarySite.ts';

const KNOB = '/components/knob';
const PAGE = `---
id: Knob
section: components
---

A knob turns.

### Basic

\`\`\`ts
export const Basic = () => <b>Knob</b>;
\`\`\`
`;

async function siteWith(summaries: Record<string, unknown>) {
  const config = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
      sections: [{ slug: 'components', title: 'Components' }],
      summaries
    },
    'site.config.ts'
  );
  const { folder } = createTemporarySite({ 'content/knob.md': PAGE });
  const site = await loadSite(config, folder);
  return { config, folder, problems: () => summaryProblems(config, site, folder) };
}

describe('summaryProblems', () => {
  it('reports a summary without a page', async () => {
    const { problems } = await siteWith({ [KNOB]: { text: 'Turns.' }, '/components/gone': { text: 'Is no more.' } });
    expect(problems()).toMatchObject([{ severity: 'error', code: 'unknown-page' }]);
    expect(problems()[0]?.message).toContain('/components/gone');
  });

  it('reports an unknown example', async () => {
    const { problems } = await siteWith({
      [KNOB]: { text: 'Turns.', illustration: { example: '/components/knob/gone' } }
    });
    expect(problems()).toMatchObject([{ severity: 'error', code: 'unknown-example' }]);
  });

  it('suggests the command for an image that is missing or outdated', async () => {
    const { config, folder, problems } = await siteWith({
      [KNOB]: { text: 'Turns.', illustration: { example: '/components/knob/basic' } }
    });
    expect(problems()).toMatchObject([{ severity: 'error', code: 'missing-illustration' }]);
    expect(problems()[0]?.hint).toContain('patternbook illustrations --page /components/knob');

    writeIllustration(folder, KNOB, { light: Buffer.from('light'), dark: Buffer.from('dark') });
    expect(problems()).toMatchObject([{ severity: 'warning', code: 'stale-illustration' }]);

    const settings = renderedIllustrations(config).map(([, own]) => settingsHash(own))[0] ?? '';
    writeIllustrationIndex(folder, { [KNOB]: { settings, document: 'any' } });
    expect(problems()).toEqual([]);
  });
});
