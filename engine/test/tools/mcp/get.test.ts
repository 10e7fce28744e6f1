import { describe, expect, it } from 'vitest';

import type { ToolContext } from '../../../src/tools/mcp/tool.ts';
import { getTool } from '../../../src/tools/mcp/tools/get.ts';

const SITE = 'https://acme.example';

const file = (title: string, address: string, body: string): string =>
  `---\ntitle: ${title}\nversion: 1.0.0\naddress: ${SITE}${address}\n---\n\n# ${title}\n\n${body}\n`;

const link = (address: string): string => `[${address}](${SITE}${address})`;

const TEXTS: Record<string, string> = {
  '/components/knob.md': file('Knob', '/components/knob', 'Turns a value.'),
  '/components/knob/html.md': file(
    'Knob: HTML',
    '/components/knob/html',
    `## Use\n\nSee ${link('/components/knob/basic.md')}.\n\n## CSS variables\n\n2 CSS variables: ${link('/components/knob/css-variables.md')}`
  ),
  '/components/knob/basic.md': file('Basic', '/components/knob/basic', 'A plain knob.'),
  '/components/knob/css-variables.md': file(
    'Knob: CSS variables',
    '/components/knob',
    'This is a part of Knob.\n\n## CSS variables\n\n| Variable |\n| - |\n| `--acme-knob--Color` |'
  )
};

const tab = (tabPath: string, source: string) => ({
  id: 'knob',
  path: '/components/knob',
  tabPath,
  title: 'Knob',
  source,
  tabName: null,
  section: 'components',
  subsection: '',
  deprecated: false,
  beta: false,
  examples: [],
  sources: []
});

const context = {
  files: {
    place: SITE,
    isRemote: true,
    json: () => Promise.resolve([tab('/components/knob', 'react'), tab('/components/knob/html', 'html')]),
    text: (address: string) => Promise.resolve(TEXTS[address] ?? null)
  },
  facts: { url: SITE, name: 'Acme', release: '1.0.0', packages: [] },
  project: '/nowhere'
} as unknown as ToolContext;

const sectionOf = (section: string): Promise<string> =>
  getTool.run({ name: '/components/knob/html', section }, context);

describe('a section that leads to other files', () => {
  it('is answered with its rest, also if that is a part of another tab', async () => {
    expect(await sectionOf('CSS variables')).toContain('`--acme-knob--Color`');
  });

  it('leaves out other tabs and their examples', async () => {
    expect(await sectionOf('Use')).not.toContain('A plain knob.');
  });
});
