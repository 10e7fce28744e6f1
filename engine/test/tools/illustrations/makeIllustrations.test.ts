import { describe, expect, it } from 'vitest';

import { resolveConfig } from '../../../src/core/config.ts';
import type { RenderedIllustration } from '../../../src/core/config/site.ts';
import { renderedIllustrations, settingsHash } from '../../../src/content/illustrationFiles.ts';
import { type IllustrationState, planIllustrations } from '../../../src/tools/illustrations/makeIllustrations.ts';

const PAGE = '/components/knob';

function settingsOf(changes: Partial<RenderedIllustration> = {}): RenderedIllustration {
  const config = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
      sections: [{ slug: 'components', title: 'Components' }],
      summaries: {
        [PAGE]: { text: 'Turns.', illustration: { example: '/components/knob/basic' } },
        '/components/dial': { text: 'Shows.', illustration: { light: 'light.svg', dark: 'dark.svg' } },
        '/components/lever': { text: 'Lifts.' }
      }
    },
    'site.config.ts'
  );
  const rendered = renderedIllustrations(config);
  expect(rendered.map(([page]) => page)).toEqual([PAGE]);
  return { ...(rendered[0]?.[1] as RenderedIllustration), ...changes };
}

function state(changes: Partial<IllustrationState> = {}): IllustrationState {
  const settings = settingsOf();
  return {
    page: PAGE,
    settings,
    document: 'd1',
    made: { settings: settingsHash(settings), document: 'd1' },
    ...changes
  };
}

describe('planIllustrations', () => {
  it('keeps unchanged illustrations', () => {
    expect(planIllustrations([state()], false)).toEqual({ wanted: [], current: [PAGE], failed: [] });
  });

  it.each([
    ['is missing', { made: null }],
    ['shows an older document', { document: 'd2' }],
    ['was made with other settings', { settings: settingsOf({ padding: 8 }) }]
  ])('renders an illustration that %s', (_, changes) => {
    const wanted = state(changes);
    const plan = planIllustrations([wanted], false);
    expect(plan).toMatchObject({ wanted: [{ page: PAGE }], current: [], failed: [] });
    expect(plan.wanted[0]?.made).toEqual({ settings: settingsHash(wanted.settings), document: wanted.document });
  });

  it('renders any requested illustration', () => {
    expect(planIllustrations([state()], true)).toMatchObject({ wanted: [{ page: PAGE }], current: [] });
  });

  it('reports an unknown example', () => {
    const [failed] = planIllustrations([state({ document: null })], true).failed;
    expect(failed?.path).toBe(PAGE);
    expect(failed?.message).toContain('no example /components/knob/basic');
  });
});

describe('settingsHash', () => {
  it.each<Partial<RenderedIllustration>>([
    { example: '/components/knob/other' },
    { steps: [{ click: 'role=button' }] },
    { steps: [{ hover: 'role=button' }] },
    { steps: [{ fill: 'input', with: '5' }] },
    { clip: '.knob' },
    { width: 600 },
    { height: 600 },
    { padding: 0 }
  ])('changes with %j', (changes) => {
    expect(settingsHash(settingsOf(changes))).not.toBe(settingsHash(settingsOf()));
  });

  it("ignores settings that don't affect the image", () => {
    expect(settingsHash(settingsOf({ alt: 'A knob' }))).toBe(settingsHash(settingsOf()));
  });
});
