import { expect, it } from 'vitest';

import { checkGuidance } from '../../../src/check/guidance/checkGuidance.ts';
import { formatGuidance, formatGuidanceSummary } from '../../../src/check/guidance/formatGuidance.ts';
import { loadSite } from '../../../src/content/loadSite.ts';
import { resolveConfig } from '../../../src/core/config.ts';
import { createTemporarySite } from '../temporarySite.ts';

const limits = { words: [4, 6] as [number, number], pairs: [1, 2] as [number, number] };

const config = resolveConfig(
  {
    product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
    sections: [{ slug: 'components', title: 'Components' }],
    guidance: {
      guidelines: {
        section: 'components',
        outline: [{ titles: ['Use'], needed: ['S', 'M', 'L'] }, { titles: ['Content'] }],
        limits: { S: limits, M: limits, L: limits }
      }
    }
  },
  'site.config.ts'
);

const tab = (id: string, size: string, body: string): string =>
  `---\nid: ${id}\nsection: components\nsource: guidelines\n${size}---\n\n${body}\n`;

async function check() {
  const { folder } = createTemporarySite({
    'content/knob.md': tab(
      'Knob',
      'size: S\n',
      'Turn it.\n\n## Use\n\n| `a` | One two |\n| --- | --- |\n| *Three* | `code` four |\n\n' +
        '```html figure="do" title="One" caption="It turns."\n<b>Turn</b>\n```\n\n' +
        '```html figure="dont" title="Two" caption="It sticks."\n<b>Stick</b>\n```'
    ),
    'content/dial.md': tab('Dial', 'size: M\n', 'Read it.\n\n## Content\n\nOne two three four five six.'),
    'content/lever.md': tab('Lever', '', 'Pull it.')
  });
  const { report, problems } = checkGuidance(await loadSite(config, folder), config, folder);
  return { problems, report: { ...report, tabs: report.tabs.toSorted((a, b) => a.page.localeCompare(b.page)) } };
}

it('counts words outside of headings, captions, and code, and pairs of figures', async () => {
  const { report } = await check();
  const [dial, knob] = report.tabs;
  expect(knob).toMatchObject({ page: 'Knob', size: 'S', words: 6, figures: 2, pairs: 1, claims: 0, missing: [] });
  expect(dial).toMatchObject({ page: 'Dial', words: 8, figures: 0, pairs: 0, missing: ['Use'] });
});

it('warns about tabs without a size, above their limits, and without a section', async () => {
  const { problems } = await check();
  expect(problems.map(({ severity, message, location }) => [severity, message, location?.line]).toSorted()).toEqual([
    ['warning', 'The section "Use" is missing, which size M needs.', 5],
    ['warning', 'The tab has 8 words; size M has at most 6.', 5],
    ['warning', 'The tab has no size, which tells its sections and limits.', 1]
  ]);
});

it('formats what each tab has, and the whole in a line', async () => {
  const { report } = await check();
  expect(formatGuidance(report).split('\n')).toEqual([
    '  size  words  figures  pairs  claims  heard  audited  tab',
    '     M  8 > 6        0  0 < 1       0      0        0  Dial, guidelines; missing: Use',
    '     S      6        2      1       0      0    0 < 2  Knob, guidelines'
  ]);
  expect(formatGuidanceSummary(report, (_style, text) => text)).toBe(
    'guidance: guidelines of 3 of 3 pages; of 2 with a size, 1 exceed it and 1 lack a section'
  );
});
