import { describe, expect, it } from 'vitest';
import { loadAcme, markdown } from './support/acmeSite.ts';
import { treeHtml } from '../../src/core/treeHtml.ts';

const TARGET = markdown(
  { section: 'Components', id: 'Button', source: 'react' },
  '## Use\n\n### Basic\n\n```html live\n<p>\n```\n\n```html figure title="Parts" caption="Parts have names."\n<p>\n```'
);
const DEMOS = markdown({ section: 'components', id: 'Button', source: 'Own words' }, '<p id="raw">Text</p>');

async function loadLinks(body: string) {
  const { pages, problems, assets } = await loadAcme(
    {
      content: {
        'button.md': TARGET,
        'demos.md': DEMOS,
        'page.md': markdown({ section: 'start', id: 'Page', source: 'html' }, body),
        'page/more.md': markdown({ section: 'start', id: 'Page', source: 'accessibility' }),
        'img/logo.svg': '<svg width="40" height="20"/>',
        'guide.pdf': 'pdf',
        'README.md': '# Notes'
      }
    },
    {
      planned: ['/start/later'],
      redirects: [
        { from: '/old', to: '/components/button' },
        { from: '/archive/*', to: 'https://acme.example/:splat' }
      ],
      staticFiles: [{ package: 'acme-ui', from: 'files', to: '/files' }]
    }
  );
  const [block] = pages[0]?.sources[0]?.blocks ?? [];
  return { html: block?.kind === 'prose' ? treeHtml(block.prose.tree) : '', problems, assets };
}

async function hrefs(...targets: string[]): Promise<(string | undefined)[]> {
  const { html } = await loadLinks(targets.map((target) => `[link](<${target}>)`).join('\n\n'));
  return [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);
}

describe('internal links', () => {
  it('find headings by the anchors that other tools give them', async () => {
    const headings = '## Node.js\n\n## Use\n\n## Use\n\n## on_change\n\n## v1.0\n\n## v10\n\n';
    const { html, problems } = await loadLinks(
      `${headings}[a](#nodejs) [b](#use-1) [c](#on_change) [d](#v10) [e](/components/button#u.se) [f](page.md#nodejs)`
    );
    const links = [...html.matchAll(/<a href="([^"]*)">.</g)].map((match) => match[1]);
    expect(links).toEqual(['#node.js', '#use-0', '#onchange', '#v10', '/components/button#use', '/start/page#node.js']);
    expect(problems).toEqual([]);
  });

  it('find headings by anchors in which other characters are dashes', async () => {
    const headings = '## `theme.up(key) => query`\n\n## A & b\n\n## 1-2\n\n## ...\n\n##### Deep\n\n## Messagebox\n\n';
    const { html, problems } = await loadLinks(
      `${headings}[a](#theme-up-key-query) [b](#a-b) [c](#deep) [d](#12) [e](#-) [f](#message-box)`
    );
    const links = [...html.matchAll(/<a href="([^"]*)">.</g)].map((match) => match[1]);
    expect(links.slice(0, 3)).toEqual(['#theme.upkey--query', '#a--b', '#deep']);
    expect(problems.map(({ code, location }) => `${code} ${location?.column}`)).toEqual([
      'broken-anchor 51',
      'broken-anchor 60',
      'broken-anchor 68'
    ]);
  });

  it('resolve to the canonical address from any form', async () => {
    expect(
      await hrefs(
        '/components/button/',
        '/Components/Button/React',
        '/components/button/Own words?a#raw',
        '/components/button/react/basic',
        '/old#use'
      )
    ).toEqual([
      '/components/button',
      '/components/button',
      '/components/button/own-words?a#raw',
      '/components/button/basic',
      '/components/button#use'
    ]);
  });

  it('may be relative to the tab or to the page', async () => {
    expect(await hrefs('./accessibility', 'accessibility', '../components/button')).toEqual([
      '/start/page/accessibility',
      '/start/page/accessibility',
      '../components/button'
    ]);
    expect(await hrefs('../../components/button')).toEqual(['/components/button']);
  });

  it('resolve to files, sections, archives and planned pages', async () => {
    expect(await hrefs('./guide.pdf', '/files/x.zip', '/components', '/archive/a', '/')).toEqual([
      expect.stringMatching(/^\/assets\/guide-[0-9a-f]{8}\.pdf$/),
      '/files/x.zip',
      '/components',
      'https://acme.example/a',
      '/'
    ]);
  });

  it('are marked until the page is written', async () => {
    const { html } = await loadLinks('See [later](/start/later#x).');
    expect(html).toContain('<a data-planned="">later</a>');
    expect(html).not.toContain('href');
  });

  it('lead from deprecated tabs to what replaces them', async () => {
    const { pages, problems } = await loadAcme(
      {
        content: {
          'dial.md': markdown({ section: 'start', id: 'Dial', source: 'react' }),
          'dial-html.md': markdown({ section: 'start', id: 'Dial', source: 'html' }),
          'dial-old.md': markdown({ section: 'start', id: 'Dial', source: 'react-old' }),
          'dial-old-html.md': markdown({ section: 'start', id: 'Dial', source: 'html-old' }),
          'wheel-old.md': markdown({ section: 'start', id: 'Wheel', source: 'react-old' })
        }
      },
      { pages: { '/start/wheel': { newImplementationLink: '/start/dial' } } }
    );
    const links = pages.flatMap(({ sources }) =>
      sources.map(({ source, newImplementationLink }) => [source, newImplementationLink])
    );
    expect(links).toEqual([
      ['react', null],
      ['react-old', '/start/dial'],
      ['html', null],
      ['html-old', '/start/dial/html'],
      ['react-old', '/start/dial']
    ]);
    expect(problems).toEqual([]);
  });

  it('are resolved in frontmatter too', async () => {
    const { pages, problems } = await loadAcme({
      content: {
        'button.md': TARGET,
        'a.md': markdown({ section: 'start', id: 'A', newImplementationLink: '/components/Button/' }),
        'b.md': markdown({ section: 'start', id: 'B', newImplementationLink: '/nowhere' }),
        'c.md': markdown({ section: 'start', id: 'C', newImplementationLink: 'https://acme.example' })
      }
    });
    const links = pages.flatMap(({ sources }) => sources.map((source) => source.newImplementationLink));
    expect(links).toEqual(['/components/button', '/nowhere', 'https://acme.example', null]);
    expect(problems).toMatchObject([{ code: 'broken-link', location: { line: 1 } }]);
  });

  it('are unchanged if they are external', async () => {
    const outside = ['https://acme.example/a', '//acme.example', 'mailto:a@acme.example'];
    expect(await hrefs(...outside)).toEqual(outside);
  });

  it('are reported with their location if they are broken', async () => {
    const { problems } = await loadLinks(
      'A line\nand [one](/nowhere), <a href="/lost">two</a>\nand [three](#none)\n\n[four](/components/button#none)\n\n[five](/start/later)'
    );
    expect(problems.map(({ code, severity, location }) => [code, severity, location?.line, location?.column])).toEqual([
      ['broken-link', 'error', 8, 11],
      ['broken-link', 'error', 8, 31],
      ['broken-anchor', 'error', 9, 13],
      ['broken-anchor', 'error', 11, 8],
      ['planned-link', 'warning', 13, 8]
    ]);
  });
});

describe('links to figures, which are only a part of their page', () => {
  it('are reported with the address that they have', async () => {
    const { problems } = await loadLinks('[a](/components/button/parts?x) [b](/components/button#parts)');
    expect(problems).toMatchObject([
      {
        code: 'broken-link',
        severity: 'error',
        message: 'The link leads to a part of a page, which has no document of its own: /components/button/parts?x',
        hint: 'Link to its anchor: /components/button#parts'
      }
    ]);
  });
});

describe('links that the configuration corrects', () => {
  const load = (body: string, linkTargets: Record<string, string>) =>
    loadAcme(
      {
        content: {
          'button.md': TARGET,
          'page.md': markdown({ section: 'start', id: 'Page', source: 'html' }, body)
        }
      },
      { planned: ['/start/later'], linkTargets }
    );
  const hrefsOf = async (body: string, linkTargets: Record<string, string>) => {
    const { pages, problems } = await load(body, linkTargets);
    const [block] = pages.find(({ id }) => id === 'Page')?.sources[0]?.blocks ?? [];
    const html = block?.kind === 'prose' ? treeHtml(block.prose.tree) : '';
    return { hrefs: [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]), problems };
  };

  it('lead to the other target, in any form of the address', async () => {
    const body = [
      '[a](/components/buttons)',
      '[b](/components/button/react#used)',
      '[c](../../components/button/#used)',
      '[d](#none)',
      '[e](/start/later#x)',
      '[f](/components/button##use)'
    ].join('\n\n');
    const { hrefs: found, problems } = await hrefsOf(body, {
      '/components/buttons': '/components/button/react',
      '/components/button#used': '/components/button#use',
      '/start/page#none': '/components/button/basic',
      '/start/later#x': '/components/button#use',
      '/components/button##use': '/components/button#use'
    });
    expect(problems).toEqual([]);
    expect(found).toEqual([
      '/components/button',
      '/components/button#use',
      '/components/button#use',
      '/components/button/basic',
      '/components/button#use',
      '/components/button#use'
    ]);
  });

  it('are reported if the other target is broken, or if nothing needs it', async () => {
    const body = '[a](/lost)\n\n[b](/components/button#use)';
    const { hrefs: found, problems } = await hrefsOf(body, {
      '/lost': '/nowhere',
      '/components/button#use': '/components/button',
      '/gone': '/components/button'
    });
    expect(found).toEqual(['/nowhere', '/components/button#use']);
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ['broken-link', 'The link leads nowhere: /lost'],
      ['unused-link-target', 'No broken link leads to /components/button#use, which linkTargets corrects.'],
      ['unused-link-target', 'No broken link leads to /gone, which linkTargets corrects.']
    ]);
  });
});

describe('images', () => {
  it('become assets with width and height', async () => {
    const { html, assets, problems } = await loadLinks(
      '![Logo](./img/logo.svg)\n\n<img src="img/logo.svg" width="10" alt="">'
    );
    const [asset] = assets;
    expect(assets).toHaveLength(1);
    expect(problems).toEqual([]);
    expect(html).toContain(
      `<img src="${asset?.path}" width="40" height="20" loading="lazy" decoding="async" alt="Logo">`
    );
    expect(html).toContain(`<img src="${asset?.path}" height="5" loading="lazy" decoding="async" width="10" alt="">`);
  });

  it('are reported if the file is missing', async () => {
    const { problems } = await loadLinks('![Logo](./gone.svg)');
    expect(problems).toMatchObject([{ code: 'missing-image', location: { line: 7, column: 9 } }]);
    const { problems: absolute } = await loadLinks('![Logo](/img/gone.svg) ![Logo](/files/there.svg)');
    expect(absolute.map(({ code, message }) => [code, message])).toEqual([
      ['missing-image', 'The image does not exist: /img/gone.svg']
    ]);
  });
});

describe('links to Markdown files', () => {
  it('lead to the pages that the files make', async () => {
    expect(
      await hrefs('./button.md', 'button.md#basic', '../content/demos.md?x=1#raw', 'page/more.md', 'page.md#missing')
    ).toEqual([
      '/components/button',
      '/components/button#basic',
      '/components/button/own-words?x=1#raw',
      '/start/page/accessibility',
      '/start/page#missing'
    ]);
    const { problems, assets, html } = await loadLinks(
      '[a](button.md) [b](button.md#nowhere) <a href="demos.md">c</a> ![d](button.md)'
    );
    expect(assets).toEqual([]);
    expect(html).toContain('<a href="/components/button/own-words">c</a>');
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ['broken-anchor', 'The page has no such anchor: button.md#nowhere'],
      ['missing-image', 'The image does not exist: button.md']
    ]);
  });

  it('are reported if the file makes no page, and the file is not published', async () => {
    const { problems, assets } = await loadLinks('[a](README.md) [b](nowhere.md)');
    expect(assets).toEqual([]);
    expect(problems.filter(({ code }) => code === 'broken-link')).toMatchObject(
      ['README.md', 'nowhere.md'].map((file) => ({
        message: `The link leads to a Markdown file that makes no page: ${file}`
      }))
    );
  });
});

describe('addresses in raw HTML', () => {
  const LOGO = /^\/assets\/logo-[0-9a-f]{8}\.svg$/;
  const valuesOf = (html: string): string[] =>
    [...html.matchAll(/ (?:src|srcset|poster|data|href)="([^"]*)"/g)].map(([, value = '']) => value);

  it.each([
    '<img src=img/logo.svg alt="no quotes">',
    '<img alt="a > b" src=\'./img/logo.svg\'>',
    '<IMG SRC="img/logo&#46;svg" ALT="">',
    '<video poster="./img/logo.svg"></video>',
    '<video><source src="./img/logo.svg"></video>',
    '<audio src="./img/logo.svg"></audio>',
    '<video><track src="./img/logo.svg"></video>',
    '<object data="./img/logo.svg"></object>',
    '<svg><image href="./img/logo.svg"/></svg>',
    '<a href=./img/logo.svg>a</a>',
    '<iframe src="img/logo.svg"></iframe>',
    '<img srcset="img/logo.svg" alt="">'
  ])('are published wherever they are: %s', async (tag) => {
    const { html, assets, problems } = await loadLinks(`a ${tag}\n\n${tag}`);
    expect(problems.filter(({ code }) => code !== 'blocked-by-policy')).toEqual([]);
    expect(assets).toHaveLength(1);
    expect(valuesOf(html)).toEqual([expect.stringMatching(LOGO), expect.stringMatching(LOGO)]);
  });

  it('are published from lists, and keep what follows them', async () => {
    const { html, problems } = await loadLinks(
      '<img src="img/logo.svg#a" srcset="img/logo.svg 1x, https://a.example/b.png 2x,img/logo.svg?v=1 3x" alt="">'
    );
    const [src = '', srcset = ''] = valuesOf(html);
    const asset = src.replace('#a', '');
    expect(asset).toMatch(LOGO);
    expect(srcset).toBe(`${asset} 1x, https://a.example/b.png 2x,${asset}?v=1 3x`);
    expect(problems.map(({ code }) => code)).toEqual(['blocked-by-policy']);
  });

  it('are reported if they lead nowhere', async () => {
    const { problems } = await loadLinks(
      '<a href=/nowhere>a</a> <video src="./gone.mp4" poster=\'gone.png\'></video>\n\n<img srcset="gone.png 2x" alt=""> <img alt=">" src=gone.svg>\n\n<a href="#gone">b</a>'
    );
    expect(problems.map(({ code, location }) => `${code} ${location?.line}`)).toEqual([
      'broken-link 7',
      'missing-file 7',
      'missing-file 7',
      'missing-file 9',
      'missing-image 9',
      'broken-anchor 11'
    ]);
  });

  it('are anchors in any form', async () => {
    const { problems } = await loadLinks(
      '[a](#old) [b](#single) [c](#bare) [d](#block)\n\n<a name="old"></a> <span id=\'single\'>x</span> <i id=bare>y</i>\n\n<p title="a > b" ID = block>z</p>'
    );
    expect(problems).toEqual([]);
  });
});

describe('addresses of images', () => {
  it('may have a fragment or a query, which they keep', async () => {
    const { html, problems } = await loadLinks('![one](./img/logo.svg#part) ![two](img/logo.svg?v=1)');
    expect(problems).toEqual([]);
    expect(html).toMatch(
      /src="\/assets\/logo-\w+\.svg#part" width="40" height="20".*src="\/assets\/logo-\w+\.svg\?v=1"/
    );
  });

  it('may be data', async () => {
    const { html, problems } = await loadLinks('![dot](data:image/svg+xml;base64,PHN2Zy8+) [x](javascript:a)');
    expect(html).toContain('<img src="data:image/svg+xml;base64,PHN2Zy8+"');
    expect(html).not.toContain('href');
    expect(problems).toEqual([]);
  });

  it('are reported if the file is a video', async () => {
    const { problems } = await loadLinks('![clip](/files/clip.mp4?a)');
    expect(problems.map(({ code }) => code)).toEqual(['media-as-image']);
    expect(problems[0]?.hint).toContain('<video controls');
  });

  it('keep the size that the author gives them', async () => {
    const { html } = await loadLinks('<img width="50%" height="9" loading="eager" src="img/logo.svg" alt="">');
    expect(html).toMatch(/<img width="50%" height="9" loading="eager" src="[^"]+" decoding="async" alt="">/);
  });
});
