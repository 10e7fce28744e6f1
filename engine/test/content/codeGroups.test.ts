import { describe, expect, it } from 'vitest';

import { tabGroupHtml } from '../../src/core/tabGroup.ts';
import { loadAcme, markdown } from './support/acmeSite.ts';
import { parsePage } from './support/parsePage.ts';
import { treeHtml } from '../../src/core/treeHtml.ts';

const GROUP = '::: code-group\n\n```bash [npm]\n$ npm ci\n```\n\n```bash title="yarn"\n$ yarn\n```\n\n:::';

const labelsIn = (html: string): string[] =>
  [...html.matchAll(/<label[^>]*><input[^>]*>([^<]*)<\/label>/g)].map(([, label = '']) => label);
const panelsIn = (html: string): string[] =>
  html
    .split('<div class="pb-tab-panel" hidden="until-found">')
    .slice(1)
    .map((panel) =>
      panel
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    );

describe('a code group', () => {
  it('shows one block at a time, by its name, without a script', () => {
    const { html, problems } = parsePage(GROUP, 'own');
    const block = (code: string): string =>
      '<div class="pb-code-block"><pre class="pb-code" language="bash" data-scrolls=""><code><span class="pb-prompt"></span>' +
      `${code}\n</code></pre><button type="button" class="pb-code-copy" aria-label="" data-copy="" data-tooltip=""></button></div>\n`;
    expect(html).toBe(
      '<div class="pb-tab-group"><div class="pb-tab-labels" role="radiogroup" aria-label="">' +
        '<label class="pb-tab-label"><input type="radio" name="pb_tabs_4" checked>npm</label>' +
        '<label class="pb-tab-label"><input type="radio" name="pb_tabs_4">yarn</label></div>\n' +
        `<div class="pb-tab-panel" hidden="until-found"><p class="pb-tab-title">npm</p>\n${block('npm ci')}</div>\n` +
        `<div class="pb-tab-panel" hidden="until-found"><p class="pb-tab-title">yarn</p>\n${block('yarn')}</div>\n` +
        '</div>\n'
    );
    expect(problems).toEqual([]);
  });

  it('has a title in a block whose tab has another name', () => {
    const { html } = parsePage('::: code-group\n```ts [Vite] title="vite.config.ts"\na\n```\n:::', 'own');
    expect(labelsIn(html)).toEqual(['Vite']);
    expect(html).toContain('<figcaption class="pb-code-title" dir="auto">vite.config.ts</figcaption>');
  });

  it('names tabs after files', async () => {
    const { pages, problems } = await loadAcme({
      content: {
        'knob.md': markdown(
          { id: 'Knob', section: 'components' },
          '::: code-group\n```ts file="./size.ts"\n```\n```ts [Part] file="./size.ts#part"\n```\n:::'
        ),
        'size.ts': 'a;\n// #region part\nb;\n// #endregion\n'
      }
    });
    const [block] = pages[0]?.sources[0]?.blocks ?? [];
    const html = block?.kind === 'prose' ? treeHtml(block.prose.tree) : '';
    expect(labelsIn(html)).toEqual(['size.ts', 'Part']);
    expect(panelsIn(html)).toEqual(['size.ts a; // #region part b; // #endregion', 'Part b;']);
    expect(problems).toEqual([]);
  });

  it.each([
    ['directly after a paragraph', `Text\n${GROUP}`],
    ['in a list', `- Item\n\n  ${GROUP.replaceAll('\n', '\n  ')}`],
    ['in a quotation', `> ${GROUP.replaceAll('\n', '\n> ')}`],
    ['between more colons', GROUP.replaceAll(':::', '::::')],
    ['without a space', GROUP.replace('::: code', ':::code')]
  ])('may be %s', (_, body) => {
    const { html, problems } = parsePage(body, 'own');
    expect(panelsIn(html)).toEqual(['npm npm ci', 'yarn yarn']);
    expect(problems).toEqual([]);
  });

  it('contains colons in code', () => {
    const { html } = parsePage('::: code-group\n~~~md [a]\n:::\n~~~\n~~~md [b]\nb\n~~~\n:::\n\nAfter', 'own');
    expect(panelsIn(html)[0]).toBe('a :::');
    expect(panelsIn(html)).toHaveLength(2);
    expect(html).toContain('<p>After</p>');
  });

  it('runs nothing', () => {
    const code = '```tsx [Knob]\nexport const Knob = () => <b />;\n```';
    for (const origin of ['own', 'package'] as const) {
      expect(parsePage(`::: code-group\n${code}\n${code.replace('tsx', 'ts')}\n:::`, origin).examples).toEqual([]);
    }
    expect(parsePage('::: code-group\n```tsx live [Knob]\n<b />\n```\n:::', 'own').problems).toContainEqual(
      expect.objectContaining({ code: 'misplaced-example' })
    );
  });

  it.each([
    ['::: code-group\n```ts [a]\na\n```', 'error', 4, 'This code group never ends.'],
    ['::: code-group\n:::', 'error', 4, 'This code group has no code.'],
    [
      '::: code-group\n```ts [a]\na\n```\n\nText\n:::',
      'warning',
      9,
      'A code group consists of code: this comes after its tabs.'
    ],
    [
      '::: code-group\n```ts\na\n```\n:::',
      'warning',
      5,
      'This code has no name in its group: its tab shows the language.'
    ]
  ])('is reported if it is not complete: %j', (body, severity, line, message) => {
    const { problems } = parsePage(body, 'own');
    expect(problems).toMatchObject([{ code: 'code-group', severity, message, location: { line } }]);
  });

  it('loses nothing of what is in it', () => {
    const { html } = parsePage('::: code-group\nBefore\n\n```ts [a]\na\n```\n\nAfter\n:::', 'own');
    expect(
      html
        .replace(/<[^>]*>/g, ' ')
        .split(/\s+/)
        .filter(Boolean)
    ).toEqual(['a', 'a', 'a', 'Before', 'After']);
  });

  it('says in the search what its panels say, without the labels', () => {
    const { blocks } = parsePage(`${GROUP}\n\nText.`, 'own');
    expect(blocks.flatMap((block) => (block.kind === 'prose' ? block.prose.passages[0]?.sentences : []))).toEqual([
      ['npm'],
      ['yarn'],
      ['Text.']
    ]);
  });
});

it('tabs escape the labels of authors', () => {
  const html = tabGroupHtml({ name: 'a"b', items: [{ label: '<b>"&', html: '' }] });
  expect(html).toContain('name="a&quot;b" checked="">&lt;b&gt;&quot;&amp;</label>');
  expect(html).toContain('<p class="pb-tab-title">&lt;b&gt;&quot;&amp;</p>');
});
