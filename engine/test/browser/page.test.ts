import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { openBrowser } from './browser.ts';
import type { PageData } from '../../src/core/pageData.ts';
import { loadTabStylesheets, readPage, showPage } from '../../src/browser/page.ts';
import { pageData, pageHtml } from './pageHtml.ts';

describe('loading a page', () => {
  const DIAL = pageData({ title: 'Dial', module: '/dial.js', preloads: ['/react.js', '/dial.js'] });

  /** The module caches pages for the lifetime of a document, so each test imports a new instance. */
  async function importLoadPage() {
    const { loadPage } = await import('../../src/browser/page.ts');
    return loadPage;
  }

  describe('loadPage', () => {
    beforeEach(() => vi.resetModules());

    it('fetches a page once', async () => {
      const loadPage = await importLoadPage();
      const { fetched } = openBrowser('', { files: { '/dial': pageHtml(DIAL) } });
      await expect(Promise.all([loadPage('/dial'), loadPage('/dial')])).resolves.toEqual([DIAL, DIAL]);
      expect(fetched).toEqual(['/dial']);
    });

    it('starts to fetch the modules, each once', async () => {
      const loadPage = await importLoadPage();
      const head = '<html><head><link rel="modulepreload" href="/react.js"></head></html>';
      const { document } = openBrowser(head, { files: { '/dial': pageHtml(DIAL) } });
      await loadPage('/dial');
      const links = [...document.querySelectorAll('link[rel=modulepreload]')];
      expect(links.map((link) => link.getAttribute('href'))).toEqual(['/react.js', '/dial.js']);
    });

    it('reports that a page does not exist, and fetches it again the next time', async () => {
      const loadPage = await importLoadPage();
      const { fetched } = openBrowser('');
      await expect(loadPage('/gone')).rejects.toThrow('/gone');
      await expect(loadPage('/gone')).rejects.toThrow();
      expect(fetched).toHaveLength(2);
    });

    it('evicts the oldest of many pages from the cache', async () => {
      const loadPage = await importLoadPage();
      const paths = Array.from({ length: 25 }, (_, index) => `/page-${index}`);
      const files = Object.fromEntries(paths.map((path) => [path, pageHtml(pageData())]));
      const { fetched } = openBrowser('', { files });
      await Promise.all(paths.map(loadPage));
      await loadPage('/page-24');
      expect(fetched).toHaveLength(25);
      await loadPage('/page-0');
      expect(fetched).toHaveLength(26);
    });

    it.each([
      ['another document', '<!doctype html><main id="pb_main"><h1>Our host</h1></main>'],
      ['JSON', '{"frame":"f1"}'],
      ['empty', ''],
      ['cut off', pageHtml(DIAL).slice(0, -60)],
      ['the 404 document', pageHtml(pageData({ path: '/404' }))]
    ])('leaves it to the host if its answer is %s', async (_, html) => {
      const loadPage = await importLoadPage();
      openBrowser('', { files: { '/dial': html } });
      await expect(loadPage('/dial')).rejects.toThrow('/dial');
    });

    it('leaves a moved page to the host, which shows its new address', async () => {
      const loadPage = await importLoadPage();
      openBrowser('');
      const answer = new Response(pageHtml(DIAL));
      Object.defineProperties(answer, { redirected: { value: true }, url: { value: 'https://acme.example/knob' } });
      vi.stubGlobal('fetch', () => Promise.resolve(answer));
      await expect(loadPage('/dial')).rejects.toThrow('/dial');
    });

    it('follows a host that adds a slash to addresses', async () => {
      const loadPage = await importLoadPage();
      openBrowser('');
      const answer = new Response(pageHtml(DIAL));
      Object.defineProperties(answer, { redirected: { value: true }, url: { value: 'https://acme.example/dial/' } });
      vi.stubGlobal('fetch', () => Promise.resolve(answer));
      await expect(loadPage('/dial')).resolves.toEqual(DIAL);
    });
  });
});

describe('readPage', () => {
  it('reads everything that navigation shows', () => {
    openBrowser('');
    const page = pageData({
      title: 'Dial & knob',
      description: 'Turns "on"',
      canonical: 'https://acme.example/dial',
      markdown: '/dial.md',
      section: 'components',
      main: '<h1>Dial</h1><p>A page has one <code>&lt;main&gt;</code>.</p><main>An example’s own</main>',
      stylesheets: ['/button.css', '/dial.css'],
      module: '/dial.js',
      preloads: ['/react.js']
    });
    expect(readPage(pageHtml(page))).toEqual(page);
  });
});

describe('showing a page', () => {
  const HTML = `<!doctype html><html><head><title>Knob</title><meta name="description" content="Knobs">
<link rel="canonical" href="https://acme.example/components/knob">
<link rel="stylesheet" href="/base.css"><link rel="stylesheet" href="/knob.css" data-tab-stylesheet></head>
<body><main id="pb_main" data-module="/knob.js"><h1>Knob</h1></main><div id="pb_announcer"></div></body></html>`;

  const DIAL: PageData = {
    frame: 'f1',
    title: 'Dial',
    description: 'Dials',
    canonical: 'https://acme.example/components/dial',
    markdown: '/components/dial.md',
    path: '/components/dial',
    section: 'components',
    main: '<h1>Dial</h1>',
    stylesheets: [],
    module: '/dial.js',
    preloads: []
  };

  function mainOf(document: Document): HTMLElement {
    const main = document.querySelector<HTMLElement>('#pb_main');
    if (!main) {
      throw new Error('no main');
    }
    return main;
  }

  const sheets = (document: Document): (string | null)[] =>
    [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'));

  describe('showPage', () => {
    it('replaces content, title, description, canonical URL and module, and announces the title', () => {
      const { document } = openBrowser(HTML);
      const main = mainOf(document);
      showPage(DIAL, main);
      expect(main.innerHTML).toBe('<h1>Dial</h1>');
      expect(main.getAttribute('data-module')).toBe('/dial.js');
      expect(main.getAttribute('data-path')).toBe('/components/dial');
      expect(main.getAttribute('data-section')).toBe('components');
      expect(document.title).toBe('Dial');
      expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Dials');
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(DIAL.canonical);
      expect(document.querySelector('link[rel=alternate]')?.getAttribute('href')).toBe(DIAL.markdown);
      expect(document.querySelector('#pb_announcer')?.textContent).toBe('Dial');
    });

    it('has the shadow trees that examples declare, where the browser reads them', () => {
      const { document } = openBrowser(HTML);
      const prototype = Object.getPrototypeOf(document.createElement('template')) as HTMLTemplateElement;
      prototype.setHTMLUnsafe = function (html) {
        this.innerHTML = `${html}<i></i>`;
      };
      onTestFinished(() => void Reflect.deleteProperty(prototype, 'setHTMLUnsafe'));
      const main = mainOf(document);
      showPage({ ...DIAL }, main);
      expect(main.innerHTML).toBe('<h1>Dial</h1><i></i>');
    });

    it('removes elements that the new page lacks', () => {
      const { document } = openBrowser(HTML);
      const main = mainOf(document);
      showPage({ ...DIAL, canonical: null, module: null }, main);
      expect(main.hasAttribute('data-module')).toBe(false);
      expect(document.querySelector('link[rel=canonical]')).toBeNull();
    });

    it('notifies listeners when the old page leaves and the new one is in place', () => {
      const { document } = openBrowser(HTML);
      const main = mainOf(document);
      const seen: string[] = [];
      document.addEventListener('patternbook:leave', () => seen.push(`leave ${main.textContent}`));
      document.addEventListener('patternbook:enter', () => seen.push(`enter ${main.textContent}`));
      showPage(DIAL, main);
      expect(seen).toEqual(['leave Knob', 'enter Dial']);
    });
  });

  describe('loadTabStylesheets', () => {
    it('keeps both sheets until the page is replaced', async () => {
      const { document } = openBrowser(HTML);
      const loading = loadTabStylesheets(['/dial.css']);
      document.querySelector('link[href="/dial.css"]')?.dispatchEvent(new Event('load'));
      const exchange = await loading;
      const link = document.querySelector<HTMLLinkElement>('link[href="/dial.css"]');
      expect(sheets(document)).toEqual(['/base.css', '/dial.css', '/knob.css']);
      expect(link?.media).toBe('not all');
      exchange();
      expect(sheets(document)).toEqual(['/base.css', '/dial.css']);
      expect(link?.hasAttribute('media')).toBe(false);
    });

    it('loads a sheet again that failed, e.g. while the pointer was over the link', async () => {
      const { document } = openBrowser(HTML);
      const loading = loadTabStylesheets(['/dial.css']);
      document.querySelector('link[href="/dial.css"]')?.dispatchEvent(new Event('error'));
      await loading;
      expect(sheets(document)).toEqual(['/base.css', '/knob.css']);
      void loadTabStylesheets(['/dial.css']);
      expect(sheets(document)).toEqual(['/base.css', '/dial.css', '/knob.css']);
    });

    it('keeps a sheet that both tabs need', async () => {
      const { document } = openBrowser(HTML);
      const exchange = await loadTabStylesheets(['/knob.css']);
      exchange();
      expect(sheets(document)).toEqual(['/base.css', '/knob.css']);
    });

    it('keeps the order of a tab’s sheets among those that it shares with the previous tab', async () => {
      const { document } = openBrowser(HTML);
      const show = async (...addresses: string[]): Promise<(string | null)[]> => {
        const loading = loadTabStylesheets(addresses);
        for (const link of document.querySelectorAll('link')) {
          link.dispatchEvent(new Event('load'));
        }
        (await loading)();
        return sheets(document);
      };
      await expect(show('/button.css', '/knob.css', '/late.css')).resolves.toEqual([
        '/base.css',
        '/button.css',
        '/knob.css',
        '/late.css'
      ]);
      await expect(show('/a.css', '/knob.css', '/z.css')).resolves.toEqual([
        '/base.css',
        '/a.css',
        '/knob.css',
        '/z.css'
      ]);
      await expect(show('/z.css', '/a.css')).resolves.toEqual(['/base.css', '/z.css', '/a.css']);
    });

    it('adds sheets before those of features that were loaded on demand', () => {
      const { document } = openBrowser(HTML.replace('</head>', '<link rel="stylesheet" href="/search.css"></head>'));
      void loadTabStylesheets(['/dial.css']);
      expect(sheets(document)).toEqual(['/base.css', '/dial.css', '/knob.css', '/search.css']);
    });

    it('keeps the shared sheets if the tab has none of its own', async () => {
      const { document } = openBrowser(HTML);
      const exchange = await loadTabStylesheets([]);
      exchange();
      expect(sheets(document)).toEqual(['/base.css']);
    });
  });
});
