import { describe, expect, it, vi } from 'vitest';

import { createPassageSearch } from '../../../src/tools/mcp/passages.ts';
import type { SiteFiles } from '../../../src/tools/siteFiles/siteFiles.ts';
import { textSections } from '../../../src/tools/mcp/textSections.ts';

const head = (title: string, address: string): string =>
  `---\ntitle: ${title}\nversion: 1.0.0\naddress: ${address}\n---\n\n# ${title}\n`;

const KNOB = `${head('"Knob: usage"', 'https://acme.example/components/knob')}
Turns a value.

## Limits

Stop at the **ends** with [\`isBounded\`](https://acme.example/components/knob/bounds.md). Colors are like \`#00c\`, _values_ \`t_knob_size\` or () => 1 \\| 2.

> [!NOTE]
> Mind the steps.

\`\`\`tsx
## No heading, and never found
\`\`\`

| Variable | Value |
| - | - |
| \`--knob-size\` | 1rem |
| Minimum | zero |
`;
const TESTING = `${head('Testing', '/guides/testing')}\n## Queries\n\nFind a knob by its role, as people do.\n`;

describe('the parts of pages', () => {
  it('have the text below a heading, without code, marks, and rows of variables', () => {
    expect(textSections(`${KNOB}\n${TESTING}`)).toEqual([
      { page: 'Knob: usage', address: '/components/knob', heading: null, text: 'Turns a value.' },
      {
        page: 'Knob: usage',
        address: '/components/knob',
        heading: 'Limits',
        text: 'Stop at the ends with isBounded. Colors are like #00c, values t_knob_size or () => 1 | 2. Mind the steps. Variable Value Minimum zero'
      },
      {
        page: 'Testing',
        address: '/guides/testing',
        heading: 'Queries',
        text: 'Find a knob by its role, as people do.'
      }
    ]);
  });
});

describe('a search in the text of pages', () => {
  const texts: Record<string, string> = {
    '/components/llms-full.txt': KNOB,
    '/guides/llms-full.txt': '',
    '/guides/llms-full-2.txt': TESTING
  };
  const routes = ['components', 'guides'].map((section) => ({ section }));
  const files = {
    place: 'https://acme.example',
    isRemote: true,
    text: vi.fn((address: string) => Promise.resolve(texts[address] ?? null)),
    json: <Value>() => Promise.resolve(routes as Value)
  } satisfies SiteFiles;

  it('finds the words of a paragraph, and forms of them', async () => {
    const { find } = createPassageSearch(files);
    expect(await find('stops at the ending', 5)).toMatchObject([
      { page: 'Knob: usage', heading: 'Limits', address: '/components/knob', isWhole: true }
    ]);
    expect(await find('people with roles', 5)).toMatchObject([{ page: 'Testing', heading: 'Queries', isWhole: true }]);
    expect(await find('limits of volume', 5)).toMatchObject([{ heading: 'Limits', isWhole: false }]);
    expect(await find('never', 5)).toEqual([]);
  });

  it('has nothing for those who ask for an icon, and for no words', async () => {
    const { find } = createPassageSearch(files);
    expect(await find('knob icon', 5)).toEqual([]);
    expect(await find('…', 5)).toEqual([]);
  });

  it('reads the texts once, and again after a failure', async () => {
    files.text.mockClear();
    files.text.mockRejectedValueOnce(new Error('down'));
    const { find } = createPassageSearch(files);
    await expect(find('knob', 5)).rejects.toThrow('down');
    expect(await find('knob', 1)).toHaveLength(1);
    const { length } = files.text.mock.calls;
    await find('value', 1);
    expect(files.text).toHaveBeenCalledTimes(length);
  });
});
