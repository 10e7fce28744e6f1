import { describe, expect, it } from 'vitest';

import { groupProblems, purposeProblems, resourceProblems, siblingProblems } from '../../src/check/headProblems.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import { type SiteConfig, resolveConfig } from '../../src/core/config.ts';
import { createTemporarySite } from './temporarySite.ts';

const page = (id: string): string => `---
id: ${id}
section: components
---

A ${id} turns.
`;

async function siteWith(settings: Partial<SiteConfig>, ofKnob = '') {
  const config = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
      sections: [{ slug: 'components', title: 'Components' }],
      ...settings
    },
    'site.config.ts'
  );
  const { folder } = createTemporarySite({ 'content/knob.md': page('Knob') + ofKnob, 'content/dial.md': page('Dial') });
  return { config, site: await loadSite(config, folder) };
}

describe('siblingProblems', () => {
  it('reports a recommended page that does not exist', async () => {
    const rows = ['knob', 'gone'].map((name) => ({ when: 'When', use: `/components/${name}` }));
    const { config, site } = await siteWith({ siblings: [{ name: 'Knobs', rows }] });
    expect(siblingProblems(config, site).map(({ message }) => message)).toEqual([
      '"Knobs" recommends /components/gone, which is not a page.'
    ]);
  });

  it('reports a page without a family and without a reason', async () => {
    const { config, site } = await siteWith({ withoutSiblings: { components: { '/components/knob': 'unique' } } });
    expect(siblingProblems(config, site).map(({ code, message }) => [code, message])).toEqual([
      ['page-without-family', 'No family of `siblings` names /components/dial.']
    ]);
  });

  it('reports a reason for no family that is wrong', async () => {
    const rows = ['knob', 'dial'].map((name) => ({ when: 'When', use: `/components/${name}` }));
    const { config, site } = await siteWith({
      siblings: [{ name: 'Knobs', rows }],
      withoutSiblings: { components: { '/components/knob': 'unique', '/components/gone': 'part' } }
    });
    expect(siblingProblems(config, site).map(({ message }) => message)).toEqual([
      '/components/knob is in a family.',
      '/components/gone is not a page of "components".'
    ]);
  });
});

describe('groupProblems', () => {
  it('reports names of groups without their first example', async () => {
    const groups = { '/components/knob': { Round: 'Shapes' }, '/components/gone': { Round: 'Shapes' } };
    const { config, site } = await siteWith({ examples: { groups } }, `\n### Round\n\n\`\`\`js\n<Knob />\n\`\`\`\n`);
    expect(groupProblems(config, site).map(({ message }) => message)).toEqual([
      '/components/gone has no example "Round".'
    ]);
  });
});

describe('resourceProblems', () => {
  it('reports a target of a page that does not show the link', async () => {
    const pages = { '/components/knob': 'https://acme.example/knob', '/components/gone': 'https://acme.example/gone' };
    const resources = [{ text: 'Kit', href: 'https://acme.example', sections: ['components'], pages }];
    const { config, site } = await siteWith({ resources });
    expect(resourceProblems(config, site).map(({ message }) => message)).toEqual([
      '"Kit" has a target for /components/gone, which doesn\'t show it.'
    ]);
  });
});

describe('purposeProblems', () => {
  it('reports pages that do not exist, and pages without a purpose', async () => {
    const purposes = { components: [{ title: 'Actions', pages: ['/components/knob', '/components/gone'] }] };
    const { config, site } = await siteWith({ purposes });
    expect(purposeProblems(config, site).map(({ code, message }) => [code, message])).toEqual([
      ['unknown-page', 'The section "components" has no page /components/gone.'],
      ['page-without-purpose', 'No purpose of "components" names /components/dial.']
    ]);
  });
});
