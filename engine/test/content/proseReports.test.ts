import { describe, expect, it } from 'vitest';

import { loadAcme, markdown } from './support/acmeSite.ts';

/** Lines of the body, and codes, of what is reported about the text of a page. */
async function reports(body: string, name = 'knob.md'): Promise<string[]> {
  const { problems } = await loadAcme({ content: { [name]: markdown({ id: 'Knob', section: 'components' }, body) } });
  return problems.map(({ severity, code, location }) => `${severity} ${code}:${(location?.line ?? 0) - 5}`);
}

describe('ids of the interface', () => {
  it.each([
    ['knob.md', 'Text.\n\n<div id="pb_tooltip">Text</div>'],
    ['knob.md', 'Text.\n\nText with <a name="pb_main"></a> in it.'],
    ['knob.mdx', 'Text.\n\n<div id="pb_main">Text</div>']
  ])('are reported in %s: %s', async (name, body) => {
    expect(await reports(body, name)).toEqual(['warning shared-id:3']);
  });

  it('are none that only look like them', async () => {
    expect(await reports('<div id="pb-main">Text</div>\n\n<div id="main_pb_x">Text</div>')).toEqual([]);
  });
});

describe('Markdown on the lines of an HTML block', () => {
  it.each([
    ['a paragraph', '<p>\nSome **bold** words.\n</p>', 2],
    ['the first line', '<p>Some **bold** words.</p>', 1],
    ['a link', '<div>\n\n</div>\n\n<div>\n<p>Text</p>\nSee [the list](./list.md).\n</div>', 7],
    ['code', '<details>\n<summary>Use `npm`</summary>\n</details>', 2],
    ['emphasis', '<td>\n_Never_\n</td>', 2]
  ])('is reported: %s', async (_, body, line) => {
    expect((await reports(body)).filter((each) => each.includes('markdown-in-html'))).toEqual([
      `warning markdown-in-html:${line}`
    ]);
  });

  it.each([
    ['after a blank line', '<div>\n\nSome **bold** words.\n\n</div>'],
    ['code that is shown', '<pre>\nSome **bold** words and `code`.\n</pre>'],
    ['an element of code', '<p>\n<code>a ** b ** c</code>\n</p>'],
    ['snake_case and 2 * 3 * 4', '<p>\nsnake_case_words and 2 * 3 * 4\n</p>'],
    ['an address', '<p>\nhttps://acme.example/a_b_c\n</p>'],
    ['an attribute', '<p title="a **b** c">\nText.\n</p>']
  ])('is none: %s', async (_, body) => {
    expect((await reports(body)).filter((each) => each.includes('markdown-in-html'))).toEqual([]);
  });
});

describe("an anchor in GitHub's form", () => {
  const three = '## Usage\n\nText.\n\n## Usage\n\nText.\n\n## Usage\n\nText.\n\n';

  it('is reported if it is that of another heading here', async () => {
    expect(await reports(`${three}[a](#usage-1)`)).toEqual(['warning ambiguous-anchor:13']);
  });

  it('is followed if only one heading can be meant', async () => {
    expect(await reports(`${three}[a](#usage) [b](#usage-0) [c](#usage-2)`)).toEqual([]);
    expect(await reports('## Usage\n\nText.\n\n## Usage 1\n\nText.\n\n[a](#usage-1)')).toEqual([]);
  });
});
