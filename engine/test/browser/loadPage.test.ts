import { beforeEach, describe, expect, it, vi } from 'vitest';

import { openBrowser } from './browser.ts';

const PAGE = {
  frame: 'f1',
  title: 'Page',
  description: '',
  canonical: null,
  path: '/page',
  section: null,
  main: '<h1>Page</h1>',
  stylesheet: null,
  module: null,
  preloads: []
};
const DIAL = { ...PAGE, title: 'Dial', module: '/dial.js', preloads: ['/react.js', '/dial.js'] };

/** The module keeps pages for as long as a document lives, so each test gets its own. */
async function importLoadPage() {
  const { loadPage } = await import('../../src/browser/loadPage.ts');
  return loadPage;
}

describe('loadPage', () => {
  beforeEach(() => vi.resetModules());

  it('fetches a page once', async () => {
    const loadPage = await importLoadPage();
    const { fetched } = openBrowser('', { files: { '/data/dial.json': DIAL } });
    await expect(Promise.all([loadPage('/dial'), loadPage('/dial')])).resolves.toEqual([DIAL, DIAL]);
    expect(fetched).toEqual(['/data/dial.json']);
  });

  it('starts to fetch the modules, each once', async () => {
    const loadPage = await importLoadPage();
    const head = '<html><head><link rel="modulepreload" href="/react.js"></head></html>';
    const { document } = openBrowser(head, { files: { '/data/dial.json': DIAL } });
    await loadPage('/dial');
    const links = [...document.querySelectorAll('link[rel=modulepreload]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/react.js', '/dial.js']);
  });

  it('says that a page does not exist, and asks again the next time', async () => {
    const loadPage = await importLoadPage();
    const { fetched } = openBrowser('');
    await expect(loadPage('/gone')).rejects.toThrow('There is no page at /gone.');
    await expect(loadPage('/gone')).rejects.toThrow();
    expect(fetched).toHaveLength(2);
  });

  it('forgets the oldest of many pages', async () => {
    const loadPage = await importLoadPage();
    const paths = Array.from({ length: 25 }, (_, index) => `/page-${index}`);
    const files = Object.fromEntries(paths.map((path) => [`/data${path}.json`, PAGE]));
    const { fetched } = openBrowser('', { files });
    await Promise.all(paths.map(loadPage));
    await loadPage('/page-24');
    expect(fetched).toHaveLength(25);
    await loadPage('/page-0');
    expect(fetched).toHaveLength(26);
  });

  it.each([
    ['markup', '<!doctype html>'],
    ['null', null],
    ['other types', { ...PAGE, main: ['<h1>'] }],
    ['a module of another host', { ...PAGE, module: '//evil.example/a.js' }],
    ['a module that is a script', { ...PAGE, module: 'data:text/javascript,alert(1)' }],
    ['a style sheet of another host', { ...PAGE, stylesheet: '/\\evil.example/a.css' }],
    ['preloads of another host', { ...PAGE, preloads: ['https://evil.example/a.js'] }]
  ])('leaves data to the host that is %s', async (_, data) => {
    const loadPage = await importLoadPage();
    openBrowser('', { files: { '/data/dial.json': data } });
    await expect(loadPage('/dial')).rejects.toThrow('is not that of a page');
  });
});
