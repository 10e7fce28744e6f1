import { describe, expect, it } from 'vitest';

import { pluginProblems } from '../../src/check/pluginProblems.ts';
import { pluginFiles } from '../../src/content/plugins/pluginFiles.ts';
import { ConfigError, resolveConfig } from '../../src/core/config.ts';
import type { Finding, Plugin } from '../../src/core/plugin.ts';
import { applyRules } from '../../src/core/rules.ts';
import { renderHtmlDocument } from '../../src/ui/shell/htmlDocument.tsx';
import { loadAcme } from '../content/support/acmeSite.ts';
import { createElement } from 'react';
import { PLAIN_HEAD } from '../ui/acme.ts';

const loadPage = () => loadAcme({ content: { 'page.md': '---\nid: Page\nsection: start\n---\nText.\n' } });

const ACME = {
  product: { name: 'Acme', slug: 'acme', description: 'A design system.', versionOf: 'acme-ui' },
  sections: [{ slug: 'start', title: 'Start' }]
};
const resolve = (plugins: readonly Plugin[], more: object = {}) =>
  resolveConfig({ ...ACME, ...more, plugins: plugins.map((plugin) => ({ ...plugin })) }, 'site.config.ts');

const finding: Finding = {
  rule: 'no-text',
  severity: 'error',
  message: 'No text.',
  location: { file: 'page.md', line: 4 }
};

describe('checks of plugins', () => {
  it('find problems, whose levels the configuration can change', async () => {
    const plugin: Plugin = { name: 'acme', check: ({ pages }) => Promise.resolve(pages.length === 1 ? [finding] : []) };
    const config = resolve([plugin], { rules: { 'acme/no-text': 'warning' } });
    const problems = await pluginProblems(await loadPage(), config);
    expect(problems).toEqual([
      { code: 'acme/no-text', severity: 'error', message: 'No text.', location: finding.location, hint: null }
    ]);
    expect(applyRules(problems, config.rules)).toMatchObject([{ severity: 'warning' }]);
  });

  it.each([
    [
      'throw',
      () => {
        throw new Error('no pages');
      },
      'no pages'
    ],
    ['return something else', () => [{ text: 'x' }], 'a finding needs a rule']
  ])('that %s are a problem themselves', async (_, check, reason) => {
    const problems = await pluginProblems(await loadPage(), resolve([{ name: 'acme', check: check as never }]));
    expect(problems).toMatchObject([{ code: 'plugin-failed', severity: 'error' }]);
    expect(problems[0]?.message).toContain(reason);
  });
});

describe('files of plugins', () => {
  it('are published at their addresses; others are reported', async () => {
    const config = resolve([
      { name: 'one', files: () => ({ '/feed.xml': '<feed/>', '/../x': 'x', y: 'y', '/taken.json': '{}' }) },
      {
        name: 'two',
        files: () => Promise.resolve({ '/feed.xml': 'again', '/bytes.bin': new Uint8Array([1]), '/n.txt': 5 as never })
      },
      {
        name: 'three',
        files: () => {
          throw new Error('no feed');
        }
      }
    ]);
    const { files, problems } = await pluginFiles(await loadPage(), config, (address) => address === '/taken.json');
    expect([...files.keys()]).toEqual(['/feed.xml', '/bytes.bin']);
    expect(problems.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'plugin-file: The plugin "one" publishes /../x, but that is no address of a file, such as /feed.xml. It is left out.',
      'plugin-file: The plugin "one" publishes y, but that is no address of a file, such as /feed.xml. It is left out.',
      'plugin-file: The plugin "one" publishes /taken.json, but the site has a file at this address. It is left out.',
      'plugin-file: The plugin "two" publishes /feed.xml, but the site has a file at this address. It is left out.',
      'plugin-file: The plugin "two" publishes /n.txt, but its content is neither a text nor bytes. It is left out.',
      'plugin-failed: The files of the plugin "three" are missing: Error: no feed'
    ]);
  });
});

describe('elements of the head', () => {
  it('are written as they are, scripts so that they wait for the document', () => {
    const head = {
      ...PLAIN_HEAD,
      entries: [
        { tag: 'meta', attributes: { name: 'acme', content: '"a"' } },
        { tag: 'script', attributes: { src: '/acme.js' } },
        { tag: 'script', attributes: { src: '/acme.mjs', type: 'module' } }
      ] as const
    };
    const html = renderHtmlDocument(head, createElement('body'));
    expect(html).toContain('<meta name="acme" content="&quot;a&quot;">');
    expect(html).toContain('<script src="/acme.js" defer></script>');
    expect(html).toContain('<script src="/acme.mjs" type="module"></script>');
  });
});

describe('the configuration', () => {
  it.each([
    [[{ name: 'Acme' }], 'plugins.0.name: must be small letters, digits, and hyphens'],
    [[{ name: 'acme' }, { name: 'acme' }], 'plugins.1.name: "acme" is there twice'],
    [[{ name: 'acme', rehypePlugins: ['rehype-slug'] }], 'plugins.0.rehypePlugins.0: must be a function'],
    [[{ name: 'acme', rehypes: [] }], 'has no key "rehypes".'],
    [
      [{ name: 'acme', head: [{ tag: 'script', attributes: { src: 'https://cdn.example/a.js' } }] }],
      'head.0.attributes.src: must be an address of the site'
    ],
    [
      [{ name: 'acme', head: [{ tag: 'link', attributes: { rel: 'stylesheet', href: '//cdn.example/a.css' } }] }],
      'head.0.attributes.href: must be an address of the site'
    ],
    [[{ name: 'acme', head: [{ tag: 'style', attributes: {} }] }], 'plugins.0.head.0.tag'],
    [[{ name: 'acme', head: [{ tag: 'meta', attributes: { onload: 'x()' } }] }], 'is no attribute']
  ])('reports what is wrong: %j', (plugins, message) => {
    expect(() => resolve(plugins as never)).toThrow(message);
  });

  it('reports rules of plugins that are not there', () => {
    expect(() => resolve([], { rules: { 'acme/no-text': 'off' } })).toThrow(ConfigError);
  });
});
