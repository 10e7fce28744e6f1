import { describe, expect, it } from 'vitest';

import type {
  DefinitionView,
  EntryView,
  FunctionView,
  PropRowView,
  ReferenceView,
  ThemedValueView
} from '../../src/ui/index.ts';
import type { CssVariableRowView, NativePropsView } from '../../src/ui/reference/view.ts';
import type { Head } from '../../src/ui/view.ts';
import { loadApp } from '../../src/site/documents/loadApp.ts';
import { parse, texts } from './parse.ts';

const app = await loadApp();

const NOTHING: ReferenceView = { playground: null, functions: null, props: null, cssVariables: null, changes: null };

const ACME_TOKEN = { text: '--acme', href: '/tokens#--acme', definition: null };

const HEAD: Head = {
  policy: null,
  themeScript: 'applyTheme()',
  analytics: null,
  siteName: 'Acme',
  title: 'KnobProps · Acme',
  description: '',
  canonical: null,
  markdown: null,
  noindex: true,
  icon: '/icon.svg',
  touchIcon: null,
  fonts: [],
  socialImage: null,
  feed: null,
  entries: [],
  bars: null,
  stylesheets: [],
  tabStylesheets: [],
  onDemandStylesheet: null,
  themeStylesheet: null,
  scripts: [],
  modulePreloads: [],
  laterPreloads: []
};

function prop(changes: Partial<PropRowView> = {}): PropRowView {
  return {
    anchor: 'prop-knob-size',
    name: 'size',
    type: ['number'],
    defaultValue: '1',
    descriptionHtml: 'How <b>large</b> it is.',
    required: false,
    badges: [],
    since: null,
    changed: null,
    ...changes
  };
}

function entry(content: EntryView['content'], changes: Partial<EntryView> = {}): ReferenceView {
  const view: EntryView = {
    name: 'Knob',
    badges: [],
    importLine: "import { Knob } from 'acme';",
    descriptionHtml: '',
    content,
    ...changes
  };
  return {
    ...NOTHING,
    props: { anchor: 'props', entries: [{ anchor: 'knob', entry: view, usedBy: null }] }
  };
}

/** Names of elements for screen readers. */
function labels(shown: ParentNode, selector: string): (string | null)[] {
  return [...shown.querySelectorAll(selector)].map((element) => element.getAttribute('aria-label'));
}

/** Themes in which elements are shown. */
function data(shown: ParentNode, selector: string): (string | undefined)[] {
  return [...shown.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset['in']);
}

const page = (view: ReferenceView): Document => parse(app.renderReference(view));

describe('renderReference', () => {
  it('omits missing parts', () => {
    expect(app.renderReference(NOTHING)).toBe('');
  });

  it('lists properties, each with an anchor', () => {
    const rows = [
      prop({ required: true, badges: ['beta'] }),
      prop({ anchor: 'prop-knob-to', name: 'to', defaultValue: null, since: '2.3' })
    ];
    const shown = page(
      entry({ kind: 'props', rows, inherited: [], external: [], native: null, typeParameters: [], parts: [] })
    );
    expect(texts(shown, 'tbody tr:first-child td')).toEqual(['size required Beta', 'number', '1', 'How large it is.']);
    expect(texts(shown, '#prop-knob-to td')).toEqual(['to Since 2.3', 'number', '', 'How large it is.']);
    expect(shown.querySelector('#prop-knob-size a')?.getAttribute('href')).toBe('#prop-knob-size');
    expect(shown.querySelector('button[data-copy]')?.getAttribute('data-copy')).toBe("import { Knob } from 'acme';");
  });

  it('collapses each component, with a heading beside the summary that says how much there is', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, index) => prop({ name: `prop${index}` }));
    const entryOf = (name: string, content: EntryView['content']) => {
      const view = { name, badges: [], importLine: null, descriptionHtml: '', content };
      return { anchor: name.toLowerCase(), entry: view, usedBy: null };
    };
    const props = { kind: 'props' as const, external: [], native: null, typeParameters: [], parts: [] };
    const entries = [
      entryOf('Knob', { ...props, rows: rows(2), inherited: [{ from: 'Dial', link: null, rows: rows(1) }] }),
      entryOf('Lever', { ...props, rows: rows(1), inherited: [] }),
      entryOf('Shape', { kind: 'enum', members: [{ name: 'round', value: '1', descriptionHtml: '' }] }),
      entryOf('Lost', { kind: 'missing' })
    ];
    const view: ReferenceView = { ...NOTHING, props: { anchor: 'props', entries } };
    const shown = page(view);
    expect(labels(shown, '.pb-disclosure > details > summary')).toEqual([
      'Knob: 3 props',
      'Lever: 1 prop',
      'Shape: 1 value',
      'Lost: Not found'
    ]);
    expect(texts(shown, '.pb-disclosure > .pb-heading > h3')).toEqual(['Knob', 'Lever', 'Shape', 'Lost']);
    expect(shown.querySelector('summary a, summary h3')).toBeNull();
    const isOpen = (document: Document): boolean[] =>
      [...document.querySelectorAll('.pb-disclosure > details')].map((details) => details.hasAttribute('open'));
    expect(isOpen(shown)).toEqual([true, false, false, false]);
    // Too long to be open in a page that was just opened.
    const long = entryOf('Knob', { ...props, rows: rows(30), inherited: [] });
    expect(isOpen(page({ ...view, props: { anchor: 'props', entries: [long] } }))).toEqual([false]);
  });

  it('collapses each prefix of CSS variables', () => {
    const values = [{ themes: [], value: '1px', isColor: false, steps: [] }];
    const row = { anchor: '--a', selector: '.a', condition: null, property: '--a', token: null, values, since: null };
    const tables = [{ anchor: 'acme-a', prefix: 'acme-a', rows: [row] }];
    const shown = page({ ...NOTHING, cssVariables: { anchor: 'css-variables', tables } });
    expect(texts(shown, '#acme-a')).toEqual(['Prefixed with “acme-a”']);
    expect(texts(shown, '#acme-a > span')).toEqual(['“acme-a”']);
    const summary = '.pb-disclosure > details:not([open]) > summary';
    expect(labels(shown, summary)).toEqual(['Prefixed with “acme-a”: 1 CSS variable']);
  });

  it('keeps names whole, and allows long defaults to break between words, without changing their text', () => {
    const rows = [prop({ name: 'shouldFocusFirstItem', defaultValue: 'KnobColorVariant.default' }), prop()];
    const [first, second] = page(
      entry({ kind: 'props', rows, inherited: [], external: [], native: null, typeParameters: [], parts: [] })
    ).querySelectorAll('tbody tr');
    expect(first?.querySelector('a')?.innerHTML).toBe('shouldFocusFirstItem');
    expect(first?.children[2]?.textContent).toBe('KnobColorVariant.default');
    expect(first?.children[2]?.innerHTML).toBe('Knob<wbr>Color<wbr>Variant<wbr>.default');
    expect(second?.querySelector('wbr')).toBeNull();
  });

  it('collapses inherited properties, with their origin', () => {
    const link = { text: 'DialProps', href: '/components/dial#dial', definition: null };
    const inherited = [{ from: 'DialProps', link, rows: [prop()] }];
    const shown = page(
      entry({ kind: 'props', rows: [], inherited, external: [], native: null, typeParameters: [], parts: [] })
    );
    expect(texts(shown, '.pb-reference-note')).toEqual(['Knob has no properties of its own.', 'See DialProps.']);
    expect(shown.querySelector('.pb-inherited summary')?.textContent).toBe('1 more from DialProps');
    expect(shown.querySelector('.pb-inherited > p a')?.getAttribute('href')).toBe('/components/dial#dial');
  });

  it('lists native attributes and external props', () => {
    const props = { kind: 'props' as const, rows: [prop()], inherited: [], typeParameters: [], parts: [] };
    const external = [{ from: 'Turn<T>', package: 'dials', names: ['angle', 'speed'] }];
    const notes = (native: NativePropsView): string[] =>
      texts(page(entry({ ...props, rows: [], inherited: [], external, native })), '.pb-reference-note').slice(1);
    expect(notes({ kind: 'element', element: 'HTMLHRElement', except: ['color', 'size'] })).toEqual([
      'From Turn<T> of dials: angle, speed.',
      'Also every attribute and event of HTMLHRElement, except color, size.'
    ]);
    expect(notes({ kind: 'element', element: 'HTMLAnchorElement | HTMLSpanElement', except: [] })[1]).toBe(
      'Also every attribute and event of HTMLAnchorElement | HTMLSpanElement.'
    );
    expect(notes({ kind: 'named', element: null, names: ['title'] })[1]).toBe(
      'Also these attributes of the element: title.'
    );
  });

  it('escapes names, types and values', () => {
    const nasty = `<b title="x">&amp;'</b>`;
    const type = [nasty, { text: nasty, href: `/?a="b"&c=<d>`, definition: `/?"` }];
    const rows = [prop({ anchor: nasty, name: nasty, type, defaultValue: nasty })];
    const view = entry(
      {
        kind: 'props',
        rows,
        inherited: [{ from: nasty, link: null, rows }],
        external: [],
        native: null,
        typeParameters: [],
        parts: []
      },
      { name: nasty, importLine: nasty }
    );
    const values = [{ themes: [], value: nasty, isColor: true, steps: [[nasty]] }];
    const row = {
      anchor: '--a',
      selector: nasty,
      condition: nasty,
      property: nasty,
      token: nasty,
      values,
      since: null
    };
    const cssVariables = { anchor: 'css', tables: [{ anchor: 'a', prefix: nasty, rows: [row] }] };
    const shown = page({ ...view, cssVariables });
    expect(shown.querySelector('b[title]')).toBeNull();
    expect(texts(shown, '#knob')).toEqual([nasty]);
    expect(texts(shown, '.pb-import-code, .pb-inherited code, [style^="--pb-color"]')).toEqual(Array(3).fill(nasty));
    expect(shown.querySelector('table[data-table=variables]')?.getAttribute('data-props')).toBe(
      JSON.stringify({ prefix: nasty, tokens: null })
    );
    const [first] = shown.querySelectorAll('[data-table=props] tbody tr');
    expect(first?.id).toBe(nasty);
    expect(first && texts(first, 'td')).toEqual([nasty, nasty + nasty, nasty, 'How large it is.']);
    const link = first?.querySelector('a[data-type]');
    expect([link?.getAttribute('href'), link?.getAttribute('data-type')]).toEqual([`/?a="b"&c=<d>`, `/?"`]);
    expect(shown.querySelector('button[data-copy]')?.getAttribute('data-copy')).toBe(nasty);
    expect(texts(shown, '[data-table=variables] td')[0]).toBe(`${nasty} ${nasty}`);
  });

  it('shows a function with its parameters', () => {
    const view: FunctionView = {
      anchor: 'turn',
      name: 'turn',
      type: ['(by: Angle) => void'],
      params: [
        { name: 'by', default: "'<1>'", descriptionHtml: '<code>by</code>: how <b>far</b>' },
        { name: 'slowly', default: null, descriptionHtml: '' }
      ],
      descriptionHtml: 'Turns <i>it</i>.',
      badges: ['beta']
    };
    const shown = page({ ...NOTHING, functions: { anchor: 'functions', functions: [view] } });
    const cells = ['turn Beta', '(by: Angle) => void', "by = '<1>'", 'Turns it.by: how far'];
    expect(texts(shown, '#turn td')).toEqual(cells);
    expect(texts(shown, '#turn li')).toEqual(["by = '<1>'", 'by: how far']);
    expect(texts(shown, 'h2')).toEqual(['Function reference']);
    expect(labels(shown, 'summary')).toEqual(['Function reference: 1 function']);
  });

  it('has a suitable form for other kinds of entries', () => {
    const members = [{ name: 'large', value: '"lg"', descriptionHtml: '' }];
    expect(texts(page(entry({ kind: 'enum', members })), 'tbody td')).toEqual(['large', '"lg"', '']);
    const type = entry({ kind: 'type', type: ["'a' | 'b'"], values: ["'a'", "'b'"] });
    expect(texts(page(type), '.pb-reference-note')).toEqual(["One of 'a', 'b'"]);
    const missing = entry({ kind: 'missing' }, { importLine: null });
    expect(page(missing).querySelector('.pb-reference-note')?.textContent).toContain('nothing with this name');
  });

  describe('a custom property', () => {
    const ROW = { anchor: '--acme', selector: '', condition: null, property: '--acme', token: null, since: null };
    const value = (themes: string[], text: string, ...steps: ThemedValueView['steps']): ThemedValueView => ({
      themes,
      value: text,
      isColor: text.startsWith('#'),
      steps
    });
    const section = (row: Partial<CssVariableRowView>): Document => {
      const rows = [{ ...ROW, values: [], ...row }];
      const cssVariables = { anchor: 'css-variables', tables: [{ anchor: 'acme', prefix: 'acme', rows }] };
      return page({ ...NOTHING, cssVariables });
    };

    it('has its value in every theme that differs, in a row that opens', () => {
      const values = [value(['a'], '#fff', [ACME_TOKEN], ['#fff']), value(['b'], '#000')];
      const shown = section({ values, token: 'acme_token' });
      expect(texts(shown, 'td > details > summary')).toEqual(['#fff #000']);
      expect(data(shown, 'summary > span')).toEqual(['a', 'b']);
      expect(texts(shown, '[style^="--pb-color"]')).toEqual(['#fff', '#000']);
    });

    it('has a value once if themes have the same by other steps', () => {
      const [one, other] = [value(['a'], '1px', ['--a'], ['1px']), value(['b'], '1px', ['--b'], ['1px'])];
      expect(section({ values: [one, other] }).querySelector('td summary')?.innerHTML).toBe('1px\n');
      const three = section({ values: [one, value(['c'], '2px'), other] });
      expect(data(three, 'summary > span')).toEqual(['ab', 'c']);
    });

    it('opens only if there is more than its value', () => {
      const plain = value([], '1px');
      expect(section({ values: [plain] }).querySelector('td:last-child')?.innerHTML).toBe('1px');
      expect(section({ values: [plain], token: 'acme' }).querySelector('td > details')).not.toBeNull();
    });

    it('leaves steps and names in scripts to the published file, which is linked for readers without scripts', () => {
      const shown = section({ values: [value([], '1px', [ACME_TOKEN], ['1px'])], token: 'acme_token' });
      expect(shown.querySelector('td > details')?.textContent).toBe('1px\n');
      expect(shown.querySelector('table')?.getAttribute('data-props')).toBe(
        '{"prefix":"acme","tokens":{"page":"/tokens","names":["--acme"]}}'
      );
      expect(shown.querySelector('noscript')?.innerHTML).toContain('<a href="/api/css-variables/acme.json">');
    });
  });
});

describe('renderDefinitionDocument', () => {
  it('opens in place, with links to pages, in a document without scripts', () => {
    const definition: DefinitionView = {
      entry: {
        name: 'KnobProps',
        badges: ['beta'],
        importLine: null,
        descriptionHtml: '',
        content: {
          kind: 'props',
          rows: [prop({ anchor: null })],
          inherited: [],
          external: [],
          native: null,
          typeParameters: [],
          parts: []
        }
      },
      places: [{ title: 'Knob', path: '/parts/knob#knob' }]
    };
    const shown = parse(app.renderDefinitionDocument(HEAD, definition));
    expect(texts(shown, 'h1')).toEqual(['KnobProps']);
    expect(texts(shown, '.pb-definition td')).toEqual(['size', 'number', '1', 'How large it is.']);
    expect(shown.querySelector('.pb-definition td a')).toBeNull();
    expect(shown.querySelector('.pb-definition p > a')?.getAttribute('href')).toBe('/parts/knob#knob');
    expect(shown.querySelector('script[src]')).toBeNull();
    expect(shown.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});

describe('referenceToc', () => {
  it('has an entry for each section, with the names below', () => {
    const view = entry({ kind: 'missing' });
    const table = (prefix: string) => ({ anchor: prefix, prefix, rows: [] });
    const cssVariables = { anchor: 'css-variables', tables: [table('acme-a'), table('acme-b')] };
    expect(app.referenceToc({ ...view, cssVariables })).toEqual([
      { text: 'Props', id: 'props' },
      [{ text: 'Knob', id: 'knob' }],
      { text: 'CSS variables', id: 'css-variables' },
      [
        { text: 'Prefixed with “acme-a”', id: 'acme-a' },
        { text: 'Prefixed with “acme-b”', id: 'acme-b' }
      ]
    ]);
    expect(app.referenceToc(NOTHING)).toEqual([]);
  });
});
