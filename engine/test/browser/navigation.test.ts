import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type Browser, openBrowser, settle } from './browser.ts';
import { pageData, pageHtml } from './pageHtml.ts';

describe('navigation', () => {
  const DIAL = pageData({ title: 'Dial', path: '/dial', main: '<h1>Dial</h1>' });
  const LAMP = pageData({ title: 'Lamp', path: '/lamp', main: '<h1>Lamp</h1>' });
  const FILES = { '/dial': pageHtml(DIAL), '/lamp': pageHtml(LAMP) };
  const HTML = '<main id="pb_main"><h1>Knob</h1><a href="/dial">Dial</a> <a id="lamp" href="/lamp">Lamp</a></main>';

  interface FakeNavigation {
    navigate: (url: string) => void;
    addEventListener: (type: string, listener: (event: unknown) => void) => void;
  }

  /** Simulates the browser's part of a navigation: dispatches the event and runs its intercept handler. */
  function follow(path: string, changes: Record<string, unknown> = {}) {
    const abort = new AbortController();
    let handled: Promise<unknown> | null = null;
    listeners.forEach((listener) =>
      listener({
        canIntercept: true,
        hashChange: false,
        downloadRequest: null,
        formData: null,
        navigationType: 'push',
        destination: { url: new URL(path, location.href).href, sameDocument: false },
        signal: abort.signal,
        intercept: ({ handler }: { handler: () => Promise<void> }) => {
          handled = handler().catch((error: unknown) => error);
        },
        ...changes
      })
    );
    return { abort: () => abort.abort(), handled: handled as Promise<unknown> | null };
  }

  let listeners: ((event: unknown) => void)[] = [];
  let navigated: string[] = [];
  const shown: [string | null, string][] = [];

  async function start(
    files: Record<string, unknown> = FILES,
    methods: (keyof FakeNavigation)[] = ['navigate', 'addEventListener']
  ): Promise<Browser & { main: HTMLElement }> {
    vi.resetModules();
    listeners = [];
    navigated = [];
    shown.length = 0;
    const browser = openBrowser(HTML, { files });
    browser.document.documentElement.dataset['frame'] = 'f1';
    const navigation: FakeNavigation = {
      navigate: (url) => navigated.push(new URL(url).pathname),
      addEventListener: (_, listener) => listeners.push(listener)
    };
    const implemented = Object.fromEntries(methods.map((name) => [name, navigation[name]]));
    vi.stubGlobal('navigation', implemented);
    Object.assign(browser.window, { navigation: implemented });
    const main = browser.document.querySelector<HTMLElement>('#pb_main');
    if (!main) {
      throw new Error('no main');
    }
    const { startNavigation } = await import('../../src/browser/navigation.ts');
    startNavigation(main, { show: (section, path) => shown.push([section, path]) });
    return { ...browser, main };
  }

  describe('a navigation of the browser', () => {
    it('shows the page in place and marks it in the side navigation', async () => {
      const { main } = await start();
      await follow('/dial').handled;
      expect(main.textContent).toBe('Dial');
      expect(document.title).toBe('Dial');
      expect(shown).toEqual([[null, '/dial']]);
    });

    it.each([
      ['a jump within the page', '/dial', { hashChange: true }],
      ['a download', '/dial', { downloadRequest: 'dial.zip' }],
      ['a form', '/dial', { formData: {} }],
      ['a reload', '/dial', { navigationType: 'reload' }],
      ["a navigation that can't be intercepted", '/dial', { canIntercept: false }],
      ['another site', 'https://other.example/dial', {}],
      [
        'a history entry added by an example',
        '/dial',
        { destination: { url: 'https://acme.example/dial', sameDocument: true } }
      ],
      ['a traversal across such an entry', '/?page=1', { navigationType: 'traverse' }]
    ])('does not intercept: %s', async (_, path, changes) => {
      await start();
      expect(follow(path, changes).handled).toBeNull();
    });

    it('shows a page on back navigation', async () => {
      const { main } = await start();
      await follow('/dial').handled;
      const destination = { url: 'https://acme.example/lamp', sameDocument: true };
      await follow('/lamp', { navigationType: 'traverse', destination }).handled;
      expect(main.textContent).toBe('Lamp');
    });

    it('shows the last requested page, regardless of response order', async () => {
      const { main } = await start();
      const first = follow('/dial');
      first.abort();
      const second = follow('/lamp');
      await Promise.all([first.handled, second.handled]);
      expect(main.textContent).toBe('Lamp');
      expect(shown).toEqual([[null, '/lamp']]);
    });

    it('moves focus to the heading of the page', async () => {
      const { document } = await start();
      await follow('/dial').handled;
      expect(document.activeElement?.textContent).toBe('Dial');
    });

    it("offers a retry if the page can't be fetched", async () => {
      const { main, document } = await start();
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
      await follow('/dial').handled;
      expect(main.textContent).toContain('Couldn’t load this page');
      expect(document.title).toBe('Couldn’t load this page');
      expect(document.activeElement?.textContent).toBe('Couldn’t load this page');

      vi.stubGlobal('fetch', () => Promise.resolve(new Response(FILES['/dial'])));
      main.querySelector('button')?.click();
      await settle();
      expect(main.textContent).toBe('Dial');
      expect(document.title).toBe('Dial');
    });

    it('marks a page that could not be fetched in the side navigation', async () => {
      await start();
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
      await follow('/parts/dial').handled;
      expect(shown).toEqual([['parts', '/parts/dial']]);
    });

    it('cancels a retry if the reader navigates elsewhere', async () => {
      const { main } = await start();
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
      await follow('/dial').handled;
      let answer: (response: Response) => void = () => undefined;
      const slow = new Promise<Response>((resolve) => {
        answer = resolve;
      });
      vi.stubGlobal('fetch', (address: string) =>
        address.includes('dial') ? slow : Promise.resolve(new Response(FILES['/lamp']))
      );
      main.querySelector('button')?.click();
      await follow('/lamp').handled;
      answer(new Response(FILES['/dial']));
      await settle();
      expect(main.textContent).toBe('Lamp');
    });

    it('loads the document itself after a new deployment', async () => {
      const { main, window } = await start({ '/dial': pageHtml({ ...DIAL, frame: 'f2' }) });
      const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
      await follow('/dial').handled;
      expect(reload).toHaveBeenCalledOnce();
      expect(main.textContent).toContain('Knob');
    });

    it('loads the document itself if the site has no such page', async () => {
      const { main, window } = await start();
      const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
      await follow('/gone').handled;
      expect(reload).toHaveBeenCalledOnce();
      expect(main.textContent).toContain('Knob');
    });

    it('does not reload for a navigation that was superseded', async () => {
      const { window } = await start();
      const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
      const { abort, handled } = follow('/gone');
      abort();
      await handled;
      expect(reload).not.toHaveBeenCalled();
    });

    it('shows a progress bar while the page loads', async () => {
      await start();
      const { handled } = follow('/dial');
      expect(document.querySelectorAll('.pb-progress')).toHaveLength(1);
      await handled;
      expect(document.querySelectorAll('.pb-progress')).toHaveLength(0);
    });
  });

  describe('a click on a link', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    const click = (selector: string, options: MouseEventInit = {}): MouseEvent => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
      document.querySelector(selector)?.dispatchEvent(event);
      return event;
    };

    it('navigates once the page is loaded', async () => {
      await start();
      expect(click('a').defaultPrevented).toBe(true);
      expect(navigated).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(navigated).toEqual(['/dial']);
    });

    it('leaves links to a browser whose navigation object lacks the method', async () => {
      await start(FILES, ['addEventListener']);
      expect(click('a').defaultPrevented).toBe(false);
    });

    it('navigates after the timeout if the page is not loaded by then', async () => {
      await start();
      vi.stubGlobal('fetch', () => new Promise(() => undefined));
      click('a');
      await vi.advanceTimersByTimeAsync(499);
      expect(navigated).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(navigated).toEqual(['/dial']);
    });

    it('is superseded by a later click', async () => {
      await start();
      click('a');
      click('#lamp');
      await vi.advanceTimersByTimeAsync(500);
      expect(navigated).toEqual(['/lamp']);
    });

    it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
      'is left to the browser with %j',
      async (options) => {
        await start();
        expect(click('a', options).defaultPrevented).toBe(false);
        await vi.advanceTimersByTimeAsync(500);
        expect(navigated).toEqual([]);
      }
    );
  });
});

describe('preloading', () => {
  const HTML =
    '<a href="/dial"><b>Dial</b></a><a id="lamp" href="/lamp">Lamp</a><a id="out" href="https://o.example/">Out</a>';

  async function start(): Promise<Browser> {
    vi.resetModules();
    const browser = openBrowser(HTML);
    const { startPreloading } = await import('../../src/browser/navigation.ts');
    startPreloading();
    return browser;
  }

  function point(selector: string, type = 'pointerover'): void {
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
  }

  describe('startPreloading', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it.each(['pointerover', 'focusin', 'touchstart'])('fetches the page of a link on %s', async (type) => {
      const { fetched } = await start();
      point('b', type);
      await vi.advanceTimersByTimeAsync(100);
      expect(fetched).toEqual(['/dial']);
    });

    it('ignores links that the pointer only crosses', async () => {
      const { fetched } = await start();
      point('b');
      point('#lamp');
      await vi.advanceTimersByTimeAsync(100);
      expect(fetched).toEqual(['/lamp']);
    });

    it('ignores links to other sites', async () => {
      const { fetched } = await start();
      point('#out');
      await vi.advanceTimersByTimeAsync(100);
      expect(fetched).toEqual([]);
    });
  });
});
