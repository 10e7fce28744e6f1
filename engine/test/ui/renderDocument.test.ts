import { describe, expect, it } from 'vitest';

import type { Head } from '../../src/ui/view.ts';
import { builtInAxes } from '../../src/core/builtInAxes.ts';
import { loadApp } from '../../src/site/documents/loadApp.ts';
import { MOOD } from '../support/themeAxes.ts';
import { ACME, EMPTY_DOCUMENT, PLAIN_HEAD, exampleBlock, makeExample, makeSource } from './acme.ts';
import { parse, texts } from './parse.ts';

const app = await loadApp();

const HEAD: Head = {
  ...PLAIN_HEAD,
  title: 'Knob <1> · Acme',
  description: 'Turn "it".',
  canonical: 'https://acme.example/components/knob',
  markdown: '/components/knob.md',
  icon: '/assets/icon.svg',
  stylesheets: ['/base.css', '/shell.css'],
  tabStylesheets: ['/knob.css'],
  scripts: ['/main.js'],
  modulePreloads: ['/knob.js'],
  laterPreloads: []
};

function documentText(head: Partial<Head> = {}, module: string | null = null): string {
  const current = { section: 'components', path: '/components/knob' };
  return app.renderDocument({
    site: ACME,
    head: { ...HEAD, ...head },
    current,
    frame: 'f1',
    main: '<h1>Knob</h1>',
    module
  });
}

describe('renderDocument', () => {
  it('has metadata for search engines', () => {
    const page = parse(documentText());
    expect(page.title).toBe('Knob <1> · Acme');
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Turn "it".');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(HEAD.canonical);
    const alternate = page.querySelector('link[rel=alternate]');
    expect([alternate?.getAttribute('type'), alternate?.getAttribute('href')]).toEqual([
      'text/markdown',
      HEAD.markdown
    ]);
    expect(page.querySelector('meta[name=robots]')).toBeNull();
    expect(page.querySelector('link[rel=icon]')?.getAttribute('href')).toBe(HEAD.icon);
  });

  it('has metadata for link previews', () => {
    const page = parse(documentText({ socialImage: 'https://acme.example/card.png' }));
    const content = (property: string): string | null | undefined =>
      page.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content');
    expect(content('title')).toBe('Knob <1> · Acme');
    expect(content('description')).toBe('Turn "it".');
    expect(content('url')).toBe(HEAD.canonical);
    expect(content('site_name')).toBe('Acme');
    expect(content('image')).toBe('https://acme.example/card.png');
  });

  it('has no text in its head but the title: programs that turn it into text keep line breaks between elements', () => {
    const head = parse(documentText()).head.cloneNode(true) as HTMLElement;
    head.querySelectorAll('script, style').forEach((element) => element.remove());
    expect(head.textContent).toBe('Knob <1> · Acme');
  });

  it('declares its security policy before any resource', () => {
    const head = documentText({ policy: "script-src 'self'" });
    expect(head.indexOf('Content-Security-Policy')).toBeLessThan(head.indexOf('<script'));
    const policy = parse(head).querySelector('meta[http-equiv="Content-Security-Policy"]');
    expect(policy?.getAttribute('content')).toBe("script-src 'self'");
  });

  it('passes the analytics settings to its script only if configured', () => {
    const analytics = { id: 'A-1', tag: 'count', queue: 'counted' };
    const settings = parse(documentText({ analytics })).querySelector('meta[name="patternbook:analytics"]');
    expect(JSON.parse(settings?.getAttribute('content') ?? '')).toEqual(analytics);
    expect(documentText()).not.toContain('patternbook:analytics');
  });

  it('preloads modules, those that wait for the first paint by a media query that never matches', () => {
    const page = parse(documentText({ modulePreloads: ['/site.js'], laterPreloads: ['/react.js', '/knob.js'] }));
    const preloads = [...page.querySelectorAll('link[rel=modulepreload]')];
    expect(preloads.map((link) => [link.getAttribute('href'), link.getAttribute('media')])).toEqual([
      ['/site.js', null],
      ['/react.js', 'not all'],
      ['/knob.js', 'not all']
    ]);
  });

  it('has no description that says nothing about it', () => {
    const page = parse(documentText({ description: null }));
    expect(page.querySelector('[name=description], [property="og:description"]')).toBeNull();
    expect(page.querySelector('[property="og:title"]')).not.toBeNull();
  });

  it('applies preferences by a file that delays the first paint, if it is given one', () => {
    const text = documentText({ themeScript: { file: '/assets/theme.js' }, stylesheets: ['/base.css'] });
    const script = parse(text).querySelector('head script:not([type])');
    expect(script?.outerHTML).toBe('<script src="/assets/theme.js"></script>');
    expect(text.indexOf('theme.js')).toBeLessThan(text.indexOf('base.css'));
  });

  it('omits missing parts', () => {
    const page = parse(documentText({ canonical: null, tabStylesheets: [], onDemandStylesheet: null, noindex: true }));
    expect(page.querySelector('link[rel=canonical], [data-tab-stylesheet]')).toBeNull();
    expect(page.querySelector('[property="og:url"], [property="og:image"], [rel=apple-touch-icon]')).toBeNull();
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('leaves out of what is not indexed what only makes sense for pages', () => {
    const parts = '[rel=manifest], [rel=apple-touch-icon], [property="og:url"]';
    const head = { touchIcon: '/touch.png', canonical: 'https://acme.example/knob#basic' };
    expect(parse(documentText({ ...head, noindex: false })).querySelectorAll(parts)).toHaveLength(3);
    const page = parse(documentText({ ...head, noindex: true }));
    expect(page.querySelector(parts)).toBeNull();
    expect(page.querySelector('[rel=canonical]')).not.toBeNull();
  });

  it('applies preferences before style sheets, and loads style sheets in order', () => {
    const text = documentText({ themeStylesheet: '/themes.css' });
    const head = text.slice(0, text.indexOf('</head>'));
    const order = [
      'patternbook:theme-stylesheet',
      'applyTheme()',
      '/base.css',
      '/shell.css',
      '/knob.css',
      '/knob.js',
      '/main.js'
    ];
    const places = order.map((text) => head.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('sets the scroll offset of anchors from its bars, with a fallback by viewport width', () => {
    const text = documentText({ bars: { tabs: true, contents: false } });
    expect(text).toContain(':root{--pb-sticky-height:calc(var(--pb-masthead-height) + var(--pb-tab-bar-height))}');
    expect(text).not.toContain('--pb-contents-bar-height');
    // The contents list has its button in the bar of tabs, and a bar of its own without one.
    expect(documentText({ bars: { tabs: true, contents: true } })).not.toContain('--pb-contents-bar-height');
    expect(documentText({ bars: { tabs: false, contents: true } })).toContain('--pb-contents-bar-height');
    for (const [width, offset] of [
      ['1450px', '88px'],
      ['768px', '142px'],
      ['0px', '190px']
    ]) {
      expect(text).toContain(`@media(scripting:none) and (min-width:${width}){:root{--pb-sticky-height:${offset}}}`);
    }
    expect(documentText({ bars: null })).not.toContain('<style>');
  });

  it('has a skip link first', () => {
    const page = parse(documentText());
    const [first] = page.body.querySelectorAll('a, button');
    expect(first?.getAttribute('href')).toBe('#pb_main');
    expect(page.querySelector('#pb_main')?.innerHTML).toBe('<h1>Knob</h1>');
  });

  it('shows brand and release, and marks the current section', () => {
    const page = parse(documentText());
    expect(texts(page, '.pb-brand')).toEqual(['Acme']);
    expect(texts(page, '.pb-masthead [data-opens]')).toEqual(['', 'Release 3.2.1']);
    expect(texts(page, '#pb_navigation [aria-current=page]')).toEqual(['Knob Beta']);
  });

  it('has exactly the configured parts', () => {
    const parts = '.pb-cookies, .pb-cookies button, [data-opens=feedback], .pb-source-code';
    expect(parse(documentText()).querySelectorAll(parts)).toHaveLength(4);
    const site = { ...ACME, sourceCode: null, feedback: null, cookies: null };
    const bare = parse(app.renderDocument({ ...EMPTY_DOCUMENT, site }));
    expect(bare.querySelectorAll(parts)).toHaveLength(0);
  });

  it('has the survey and the way back to the top below the main content', () => {
    const actions = parse(documentText()).querySelector('#pb_main + .pb-page-actions');
    expect(texts(actions ?? parse(''), '[data-opens], nav a')).toEqual(['Give feedback', 'Back to top']);
  });

  it('has the cookie banner before the frame in tab order', () => {
    const page = parse(documentText());
    const stops = [...page.body.querySelectorAll('a, button')].map(
      (stop) => stop.textContent.replace(/\s+/g, ' ').trim() || stop.getAttribute('aria-label')
    );
    expect(stops.slice(0, 4)).toEqual([
      'Skip to content',
      'privacy statement (external link)',
      'Got it',
      'Global navigation'
    ]);
  });

  it('has the colors of both themes before the script that chooses between them', () => {
    const head = documentText().slice(0, documentText().indexOf('</head>'));
    expect(head.match(/name="theme-color"/g)).toHaveLength(2);
    expect(head.lastIndexOf('name="theme-color"')).toBeLessThan(head.indexOf('<script>'));
  });

  it('references the module of the examples only if there is one', () => {
    expect(parse(documentText({}, '/knob.js')).querySelector<HTMLElement>('#pb_main')?.dataset['module']).toBe(
      '/knob.js'
    );
    expect(parse(documentText()).querySelector('[data-module]')).toBeNull();
  });
});

describe('renderStandalone', () => {
  const standalone = (preview: string, isPage = false): Document =>
    parse(
      app.renderStandalone({
        example: makeExample(),
        preview,
        isPage,
        hasHeading: isPage,
        head: { ...HEAD, markdown: '/components/knob/basic.md', noindex: true },
        module: '/k.js',
        page: { title: 'Knob', href: '/components/knob#basic' },
        switches: { themeSwitcher: true, rtlSwitcher: false },
        axes: [...builtInAxes(), MOOD]
      })
    );

  const attributesOf = (select: Element): (string | null)[] =>
    ['data-preference', 'data-fallback'].map((name) => select.getAttribute(name));

  it('contains only the example, in a landmark with a heading', () => {
    const page = standalone(app.renderPreview(makeExample(), { state: 'live', html: '<b>Knob</b>' }));
    expect(page.querySelector('main#pb_root')?.textContent).toBe('Knob');
    expect(page.querySelector('#pb_root')?.getAttribute('data-module')).toBe('/k.js');
    expect(texts(page, 'h1')).toEqual(['Basic']);
    expect(page.body.classList).toContain('pb-standalone-part');
    expect(page.querySelector('header, nav')).toBeNull();
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('links back to the example in its page, and has the configured switches', () => {
    const page = standalone('<b>Knob</b>');
    expect(page.querySelector('aside > a')?.getAttribute('href')).toBe('/components/knob#basic');
    expect(texts(page, 'aside > b')).toEqual(['Basic']);
    const selects = [...page.querySelectorAll('aside select')];
    expect(selects.map((select) => [...attributesOf(select), ...texts(select, 'option')])).toEqual([
      ['theme-preference', 'system', 'System', 'Light', 'Dark'],
      ['high-contrast-preference', 'system', 'System', 'On', 'Off'],
      ['acme-mood', 'calm', 'calm', 'very loud']
    ]);
    expect(texts(page, 'aside label')[2]).toMatch(/^mood/);
    expect(page.querySelector('[role=switch]')).toBeNull();
  });

  it('tells programs first what it is and where its code is, and hides that from readers', () => {
    const [first] = standalone('<b>Knob</b>').body.children;
    expect(first?.textContent).toMatch(/^This document shows the example “Basic” from the page “Knob”/);
    expect(first?.textContent).toMatch(/ at \/components\/knob\/basic\.md\..* at \/llms\.txt\.$/);
    expect(first?.hasAttribute('hidden')).toBe(true);
  });

  it('escapes titles and URLs', () => {
    const nasty = `<b title="x">&amp;'</b>`;
    const page = parse(
      app.renderStandalone({
        example: makeExample({ title: nasty }),
        preview: '',
        isPage: false,
        hasHeading: false,
        head: { ...HEAD, markdown: '/components/knob/basic.md' },
        module: '/k.js?a="b"&c',
        page: { title: nasty, href: nasty },
        switches: { themeSwitcher: false, rtlSwitcher: false },
        axes: builtInAxes()
      })
    );
    expect(page.querySelector('b[title]')).toBeNull();
    expect(texts(page, 'h1, aside a, aside b')).toEqual([nasty, `Back to ${nasty}`, nasty]);
    expect(page.querySelector('#pb_root')?.getAttribute('data-module')).toBe('/k.js?a="b"&c');
  });

  it('leaves landmark and heading to a full-page example', () => {
    const page = standalone(
      app.renderPreview(makeExample(), { state: 'live', html: '<main><h1>Demo</h1></main>' }),
      true
    );
    expect(page.querySelectorAll('main')).toHaveLength(1);
    expect(texts(page, 'h1')).toEqual(['Demo']);
    expect(page.body.classList).not.toContain('pb-standalone-part');
  });

  it('marks itself for packaged styles as standalone', () => {
    const body = app.renderBody(makeSource({ blocks: [exampleBlock()] }), { previewOf: () => undefined });
    const inPage = parse(body).querySelector('[data-root]');
    const alone = parse(app.renderPreview(makeExample(), undefined)).querySelector('[data-root]');
    expect(inPage?.className).toBe('ws-react-c-knob ws-preview');
    expect(alone?.className).toBe('ws-react-c-knob');
  });
});
