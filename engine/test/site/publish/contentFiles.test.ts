import { describe, expect, it } from 'vitest';

import {
  contentFiles,
  type ExamplePublication,
  examplesSchema,
  formatRobots,
  formatSitemap,
  pagesSchema,
  versionsFile
} from '../../../src/site/publish/contentFiles.ts';
import { loadAcme, markdown } from '../../content/support/acmeSite.ts';
import type { Release } from '../../../src/model.ts';

const PLAIN = { section: 'components', id: 'Plain' };
const BUTTON = { section: 'components', id: 'Button', beta: true };
const SOURCES = [{ package: 'acme-ui', include: ['docs/*.md'], source: 'react', repository: 'https://git.example/ui' }];
const BODY = '### Basic\n\n```ts file="./Basic.tsx"\n```\n\n### Markup\n\n```html live isFullscreen\n<p>Hi</p>\n```';

const CODE = "import './basic.css';\nexport const Basic = () => <b />;\n";

const PUBLICATION: ExamplePublication = {
  switches: { themeSwitcher: true, rtlSwitcher: false },
  thumbnailOf: ({ title }) => {
    const picture = { path: '/assets/basic.webp', width: 800, height: 450 };
    return title === 'Basic' ? { light: picture, dark: picture } : null;
  }
};

const loadSite = () =>
  loadAcme(
    {
      package: { 'docs/Button.md': markdown(BUTTON, BODY), 'docs/Basic.tsx': CODE },
      content: { 'plain.md': markdown(PLAIN, 'Text') }
    },
    { sources: SOURCES }
  );

describe('the pages API', () => {
  it('lists all pages and tabs with the address of their content', async () => {
    const files = contentFiles(await loadSite(), PUBLICATION);
    const pages = pagesSchema.parse(files.get('/api/pages.json'));
    expect(pages.map(({ path, badges }) => [path, badges])).toEqual([
      ['/components/button', ['beta']],
      ['/components/plain', []]
    ]);
    expect(pages[0]?.sources).toMatchObject([
      {
        source: 'react',
        path: '/components/button',
        relPath: 'docs/Button.md',
        package: 'acme-ui',
        content: '/components/button',
        examples: ['Basic', 'Markup'],
        exampleCode: '/api/examples/components/button.json'
      }
    ]);
    expect(pages[1]?.sources[0]?.exampleCode).toBeNull();
    expect([...files.keys()]).toEqual(['/api/pages.json', '/api/examples/components/button.json']);
  });
});

describe('the examples API', () => {
  it('has code as written by the author, and no local paths', async () => {
    const site = await loadSite();
    const files = contentFiles(site, PUBLICATION);
    const examples = examplesSchema.parse(files.get('/api/examples/components/button.json'));
    expect(examples).toMatchObject([
      {
        title: 'Basic',
        path: '/components/button/basic',
        lang: 'ts',
        code: CODE,
        relativeImports: ['./basic.css'],
        relPath: 'docs/Basic.tsx',
        sourceLink: 'https://git.example/ui/docs/Basic.tsx',
        isFullscreen: false,
        hasThemeSwitcher: true,
        hasRTLSwitcher: false,
        thumbnail: '/assets/basic.webp'
      },
      { title: 'Markup', lang: 'html', isFullscreen: true }
    ]);
    expect(JSON.stringify([...files])).not.toContain(site.folder);
  });

  it('has no figures, and no file for a tab that has nothing else', async () => {
    const figure = '```html figure title="Parts" caption="Parts have names."\n<p>\n```';
    const site = await loadAcme({ package: {}, content: { 'plain.md': markdown(PLAIN, figure) } }, { sources: [] });
    const files = contentFiles(site, PUBLICATION);
    expect([...files.keys()]).toEqual(['/api/pages.json']);
    expect(pagesSchema.parse(files.get('/api/pages.json'))[0]?.sources[0]).toMatchObject({
      examples: [],
      exampleCode: null
    });
  });
});

const RELEASE: Release = {
  name: '2.0',
  date: '2025-01-31',
  latest: true,
  hidden: false,
  versions: { 'acme-ui': '2.0' }
};

it('lists the releases in the format of the release menu, without unknown dates', () => {
  expect(versionsFile([RELEASE, { ...RELEASE, name: '1.0', date: null, latest: false }])).toEqual({
    Releases: [
      { name: '2.0', date: '2025-01-31', latest: true, hidden: false, versions: { 'acme-ui': '2.0' } },
      { name: '1.0', latest: false, hidden: false, versions: { 'acme-ui': '2.0' } }
    ]
  });
});

describe('formatSitemap', () => {
  it('lists absolute addresses', () => {
    expect(formatSitemap(['/', '/a&b'], 'https://acme.example')).toContain(
      '<url><loc>https://acme.example/</loc></url>\n<url><loc>https://acme.example/a&amp;b</loc></url>'
    );
  });
});

describe('formatRobots', () => {
  it('includes the sitemap if the public URL is known', () => {
    expect(formatRobots('https://acme.example')).toContain('Sitemap: https://acme.example/sitemap.xml');
    expect(formatRobots(undefined)).not.toContain('Sitemap');
  });
});
