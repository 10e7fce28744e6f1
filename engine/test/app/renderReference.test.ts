import { describe, expect, it } from 'vitest';

import type { DefinitionView, EntryView, PropRowView, ReferenceView } from '../../src/app/index.ts';
import type { Head } from '../../src/app/view.ts';
import { renderChains } from '../../src/app/reference/renderChains.ts';
import { loadApp } from '../../src/documents/loadApp.ts';
import { parse, texts } from './parse.ts';

const app = await loadApp();

const NOTHING: ReferenceView = { functions: null, props: null, cssVariables: null };

const HEAD: Head = {
  policy: null,
  analytics: null,
  siteName: 'Acme',
  title: 'KnobProps · Acme',
  description: '',
  canonical: null,
  noindex: true,
  icon: '/icon.svg',
  touchIcon: null,
  fonts: [],
  socialImage: null,
  bars: null,
  stylesheets: [],
  tabStylesheet: null,
  onDemandStylesheet: null,
  scripts: [],
  modulePreloads: []
};

function prop(changes: Partial<PropRowView> = {}): PropRowView {
  return {
    anchor: 'prop-knob-size',
    name: 'size',
    typeHtml: 'number',
    defaultValue: '1',
    descriptionHtml: 'How <b>large</b> it is.',
    required: false,
    badges: [],
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
    props: { anchor: 'props', playground: null, entries: [{ anchor: 'knob', entry: view, usedBy: null }] }
  };
}

const page = (view: ReferenceView): Document => parse(app.renderReference(view));

describe('renderReference', () => {
  it('shows nothing of what a tab does not have', () => {
    expect(app.renderReference(NOTHING)).toBe('');
  });

  it('lists properties, each with an anchor', () => {
    const rows = [
      prop({ required: true, badges: ['beta'] }),
      prop({ anchor: 'prop-knob-to', name: 'to', defaultValue: null })
    ];
    const shown = page(entry({ kind: 'props', rows, inherited: [], furtherHtml: [] }));
    expect(texts(shown, 'tbody tr:first-child td')).toEqual(['size required Beta', 'number', '1', 'How large it is.']);
    expect(texts(shown, '#prop-knob-to td')).toEqual(['to', 'number', '', 'How large it is.']);
    expect(shown.querySelector('#prop-knob-size a')?.getAttribute('href')).toBe('#prop-knob-size');
    expect(shown.querySelector('[data-copy]')?.getAttribute('data-copy')).toBe("import { Knob } from 'acme';");
  });

  it('lets long names and defaults break between their words, and leaves their text as it is', () => {
    const rows = [prop({ name: 'shouldFocusFirstItem', defaultValue: 'KnobColorVariant.default' }), prop()];
    const [first, second] = page(entry({ kind: 'props', rows, inherited: [], furtherHtml: [] })).querySelectorAll(
      'tbody tr'
    );
    expect(first?.querySelector('a')?.innerHTML).toBe('should<wbr>Focus<wbr>First<wbr>Item');
    expect(first?.children[2]?.textContent).toBe('KnobColorVariant.default');
    expect(first?.children[2]?.innerHTML).toBe('Knob<wbr>Color<wbr>Variant.<wbr>default');
    expect(second?.querySelector('wbr')).toBeNull();
  });

  it('folds inherited properties, and says where they come from', () => {
    const inherited = [
      { from: 'DialProps', fromHtml: '<a href="/components/dial#dial">DialProps</a>', rows: [prop()] }
    ];
    const shown = page(entry({ kind: 'props', rows: [], inherited, furtherHtml: ['Also attributes.'] }));
    expect(texts(shown, '.pb-reference-note')).toEqual([
      'Knob has no properties of its own.',
      'See DialProps.',
      'Also attributes.'
    ]);
    expect(shown.querySelector('details summary')?.textContent).toBe('1 more from DialProps');
    expect(shown.querySelector('details > p a')?.getAttribute('href')).toBe('/components/dial#dial');
  });

  it('has a fitting form for what is no component', () => {
    const members = [{ name: 'large', value: '"lg"', descriptionHtml: '' }];
    expect(texts(page(entry({ kind: 'enum', members })), 'tbody td')).toEqual(['large', '"lg"', '']);
    const type = entry({ kind: 'type', typeHtml: "'a' | 'b'", values: ["'a'", "'b'"] });
    expect(texts(page(type), '.pb-reference-note')).toEqual(["One of 'a', 'b'"]);
    const missing = entry({ kind: 'missing' }, { importLine: null });
    expect(page(missing).querySelector('.pb-reference-note')?.textContent).toContain('nothing of this name');
  });

  it('shows a custom property in every theme that differs', () => {
    const values = [
      { themes: ['light'], value: '#fff', isColor: true, stepsHtml: ['<a href="/tokens#--acme">--acme</a>', '#fff'] },
      { themes: ['dark'], value: '#000', isColor: true, stepsHtml: [] }
    ];
    const rows = [
      { anchor: '--acme', selector: '.a', condition: null, property: '--acme', token: 'acme_token', values }
    ];
    const cssVariables = { anchor: 'css-variables', tables: [{ anchor: 'acme', prefix: 'acme', rows }] };
    const shown = page({ ...NOTHING, cssVariables });
    expect(texts(shown, 'summary [data-in=dark]')).toEqual(['#000']);
    expect(texts(shown, 'p[data-in=light]')).toEqual(['--acme → #fff']);
    expect(shown.querySelector('p[data-in=light] a')?.getAttribute('href')).toBe('/tokens#--acme');
    expect(shown.querySelector('details')?.textContent).toMatch(/\nIn scripts:\nacme_token$/);
    expect(texts(shown, '.pb-color')).toEqual(['#fff', '#000']);
  });
});

describe('renderChains', () => {
  const value = (theme: string, ...stepsHtml: string[]) => ({ themes: [theme], value: '', isColor: false, stepsHtml });

  it('says once what all themes begin with', () => {
    const shown = parse(renderChains([value('light', 'a', 'b', '1'), value('dark', 'a', 'b', 'c', '2')]));
    expect(shown.querySelector('.pb-chain')?.firstChild?.textContent).toBe('a\n→ b');
    expect(shown.querySelector('[data-in=light]')?.textContent).toBe('\n→ 1');
    expect(shown.querySelector('[data-in=dark]')?.textContent).toBe('\n→ c\n→ 2');
  });

  it('keeps apart what begins differently, and leaves out what refers to nothing', () => {
    const shown = parse(renderChains([value('light', 'a', '1'), value('dark'), value('highContrast', 'b', '1')]));
    expect(texts(shown, '.pb-chain[data-in]')).toEqual(['a → 1', 'b → 1']);
    expect(renderChains([{ ...value(''), themes: [] }])).toBe('');
  });

  it('is one line of steps where all themes have the same', () => {
    expect(renderChains([{ ...value('', 'a', '1'), themes: [] }])).toBe('<p class="pb-chain">a\n→ 1</p>');
  });
});

describe('renderDefinitionDocument', () => {
  it('is what opens in place, with pages that say more, in a document without scripts', () => {
    const definition: DefinitionView = {
      entry: {
        name: 'KnobProps',
        badges: ['beta'],
        importLine: null,
        descriptionHtml: '',
        content: { kind: 'props', rows: [prop({ anchor: null })], inherited: [], furtherHtml: [] }
      },
      places: [{ title: 'Knob', path: '/parts/knob#knob' }]
    };
    const shown = parse(app.renderDefinitionDocument(HEAD, definition));
    expect(texts(shown, 'h1')).toEqual(['KnobProps']);
    expect(texts(shown, '[data-definition] td')).toEqual(['size', 'number', '1', 'How large it is.']);
    expect(shown.querySelector('[data-definition] td a')).toBeNull();
    expect(shown.querySelector('[data-definition] p > a')?.getAttribute('href')).toBe('/parts/knob#knob');
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
