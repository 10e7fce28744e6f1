import { resolve } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { loadSiteContext } from '../../src/content/siteContext.ts';
import { makeSiteTwins } from '../support/siteTwins.ts';
import { faultsOf, markdownNodes, missingIn } from '../support/twinFaults.ts';

let made: Awaited<ReturnType<typeof makeSiteTwins>>;

beforeAll(async () => {
  made = await makeSiteTwins(await loadSiteContext(resolve(import.meta.dirname, '../../../sites/starter')));
}, 120_000);

function twin(address: string): string {
  return made.tabs.flatMap(({ twins }) => twins).find((one) => one.address.endsWith(address))?.text ?? '';
}

describe('the Markdown of the starter site', () => {
  it('is what a CommonMark parser accepts, without HTML', () => {
    expect([...made.tabs.flatMap(({ twins }) => twins), ...made.landing].flatMap(faultsOf)).toEqual([]);
  });

  it('has each example, documented name, property, and CSS variable', () => {
    const missing = made.tabs.flatMap(({ source, twins }) =>
      missingIn(twins, source, {
        reference: made.reference.ofTab(source),
        variables: source.cssPrefix.flatMap((prefix) => made.rowsOf(prefix).map(({ property }) => property))
      })
    );
    expect(missing).toEqual([]);
  });

  it('has an address of its own for each tab and each example', () => {
    const addresses = made.tabs.flatMap(({ twins }) => twins.map(({ address }) => address));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toEqual(expect.arrayContaining(['/components/button.md', '/components/button/variants.md']));
  });

  it('links to further Markdown, by absolute addresses', () => {
    const links = markdownNodes(twin('/components/button/accessibility.md')).flatMap((node) =>
      node.type === 'link' ? [node.url] : []
    );
    expect(links).toContain('https://larkspur.example/components/feedback/notice.md');
    expect(links.filter((url) => !url.startsWith('https://'))).toEqual([]);
  });

  it('has the parts of content in their Markdown form', () => {
    const text = twin('/formatting.md');
    expect(text).toContain('> [!TIP]\n> **Start small**\n>\n> Document one component well');
    expect(text).toContain('**pnpm**\n\n   ```bash\n   pnpm add larkspur-ui\n   ```');
    expect(text).toContain('**[Icons](https://larkspur.example/foundations/icons.md)**');
    expect(text).toContain('- src/\n\n  - **main.tsx**: the entry\n');
    expect(text).toContain('[x] Written');
    expect(text).toContain('[^1]: A reader');
  });

  it('has the front page and generated lists of pages', () => {
    const [home, ...lists] = made.landing;
    expect(home?.address).toBe('/index.md');
    expect(lists.map(({ address }) => address)).toContain('/components.md');
    expect(home?.text).toContain('- [Components](https://larkspur.example/components.md)');
    expect(lists.find(({ address }) => address === '/components.md')?.text).toMatch(
      /\n- \[Button\]\(https:\/\/larkspur\.example\/components\/button\.md\): \w/
    );
  });

  it('is listed by section', () => {
    const [root, ...sections] = made.lists;
    expect(root?.address).toBe('/llms.txt');
    expect(root?.text).toMatch(/^# Larkspur\n\n> A small design system/);
    expect(root?.text).toContain('[Components](https://larkspur.example/components/llms.txt): 11 pages');
    const listed = sections.flatMap(({ text }) =>
      markdownNodes(text).flatMap((node) => (node.type === 'link' ? [new URL(node.url).pathname] : []))
    );
    const tabs = made.tabs.map(({ source }) => `${source.path}.md`);
    const landing = made.landing.map(({ address }) => address).filter((address) => address !== '/index.md');
    expect(new Set(listed)).toEqual(new Set([...tabs, ...landing]));
    expect(root?.text).toContain('(https://larkspur.example/index.md)');
  });
});
