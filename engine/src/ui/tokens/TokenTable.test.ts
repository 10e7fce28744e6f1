import { describe, expect, it } from 'vitest';

import { markdownComponents, propsOf, renderMarkdown } from '../../../test/support/markdown.ts';
import { parse, texts } from '../../../test/ui/parse.ts';
import { ACME_TOKENS, makeToken, makeValue, tokenGuide } from './testTokens.ts';
import { TokenPreview } from './TokenPreview.tsx';

const { TokenTable } = markdownComponents;

const tokenPreview = (name: string, value: string): string =>
  renderMarkdown({ component: TokenPreview }, { name, value: makeValue(value) });

const table = parse(renderMarkdown(TokenTable, { ...ACME_TOKENS, start: null }));
const ink = table.getElementById('--acme-color-ink');

const changeTo = (value: string) => ({ from: makeValue('#000'), to: makeValue(value) });

describe('a list of tokens', () => {
  it('has a heading for each category, and an entry in the table of contents', () => {
    expect(texts(table, 'h2[id]')).toEqual(['Color', 'Space']);
    expect(TokenTable.toc?.({ ...ACME_TOKENS, start: null })).toEqual([
      { text: 'Color', id: 'tokens-color' },
      { text: 'Space', id: 'tokens-space' }
    ]);
  });

  it('collapses each category, with the number of its tokens', () => {
    const summaries = [...table.querySelectorAll('.pb-disclosure > details:not([open]) > summary')];
    expect(summaries.map((summary) => summary.getAttribute('aria-label'))).toEqual([
      'Color: 2 tokens',
      'Space: 1 token'
    ]);
  });

  it('shows value, layer and number of uses', () => {
    expect(texts(table, '#--acme-color-100 > details > summary')).toEqual(['#123456 base, 1 use']);
    expect(texts(table, '#--acme-space-small > details > summary')).toEqual(['0.5rem semantic, not used']);
  });

  it('breaks long names where a part begins, which fills lines of a phone', () => {
    const tokens = [makeToken('--acme--global--background--color--action--plain--alternate--default', '#123')];
    const groups = [{ anchor: 'x', slug: 'x', title: 'X', tokens }];
    const shown = parse(renderMarkdown(TokenTable, { groups, layers: [], differences: [], schemes: [], start: null }));
    const name = shown.querySelector('.pb-token > a > code');
    expect(name?.innerHTML.split('<wbr>')).toEqual([
      '--acme--global',
      '--background--color',
      '--action--plain',
      '--alternate',
      '--default'
    ]);
  });

  it('sets the beginning that names share apart, and keeps the whole name', () => {
    const names = ['--acme--global--background--color--primary--default', '--acme--global--background--filter--blur'];
    const groups = [{ anchor: 'x', slug: 'x', title: 'X', tokens: names.map((name) => makeToken(name, '#123')) }];
    const shown = parse(renderMarkdown(TokenTable, { groups, layers: [], differences: [], schemes: [], start: null }));
    expect(texts(shown, '.pb-token > a > code')).toEqual(names);
    expect(texts(shown, '.pb-token > a span')).toEqual(Array(2).fill('--acme--global--background--'));
    expect(texts(shown, '.pb-token-schemes > code')).toEqual(['--acme--global--background--…']);
    const [name] = shown.querySelectorAll('.pb-token > a > code');
    expect(name?.innerHTML.split('<wbr>')).toEqual([
      '<span>--acme--global--background--</span>color--primary',
      '--default'
    ]);
  });

  it('shows the values of the light and the dark color scheme side by side, each with a swatch', () => {
    const [pair, ...others] = [...(ink?.querySelectorAll('summary > .pb-token-pair') ?? [])];
    expect([...(pair?.children ?? [])].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['I', ''],
      ['CODE', '#123456'],
      ['I', ''],
      ['CODE', '#abcdef']
    ]);
    expect(others).toEqual([]);
  });

  it('shows one value for both color schemes once, and a pair for each contrast that has its own', () => {
    const four = ['a', 'b', 'c', 'd'].map((code) => makeValue(`#00000${code}`, { themes: [code] }));
    const tokens = [makeToken('--acme-one', '#123'), makeToken('--acme-four', '#000', { values: four })];
    const groups = [{ anchor: 'x', slug: 'x', title: 'X', tokens }];
    const schemes = [
      { light: 'a', dark: 'b' },
      { light: 'c', dark: 'd' }
    ];
    const shown = parse(renderMarkdown(TokenTable, { groups, layers: [], differences: [], schemes, start: null }));
    expect(texts(shown, '#--acme-one summary code')).toEqual(['#123']);
    const pairs = [...shown.querySelectorAll<HTMLElement>('#--acme-four summary > span')];
    expect(pairs.map(({ dataset, textContent }) => [dataset['in'], textContent])).toEqual([
      ['ab', '#00000a #00000b'],
      ['cd', '#00000c #00000d']
    ]);
    expect(texts(shown, '.pb-token-schemes > span')).toEqual(['Light', 'Dark']);
  });

  it('shows a translucent color in short, and as it is written in the open row', () => {
    const values = [makeValue('rgb(199, 199, 199, 0.25)', { themes: ['a'] }), makeValue('#c7c7c7', { themes: ['b'] })];
    const groups = [
      {
        anchor: 'x',
        slug: 'x',
        title: 'X',
        tokens: [makeToken('--acme-veil', '', { values }), makeToken('--acme-ink', '#123')]
      }
    ];
    const schemes = [{ light: 'a', dark: 'b' }];
    const shown = parse(renderMarkdown(TokenTable, { groups, layers: [], differences: [], schemes, start: null }));
    expect(texts(shown, '#--acme-veil summary code')).toEqual(['#c7c7c7 25%', '#c7c7c7']);
    expect(texts(shown, '#--acme-veil :is(dt, dd)')).toEqual([
      'Written as',
      'Light rgb(199, 199, 199, 0.25), Dark #c7c7c7'
    ]);
    expect(texts(shown, '#--acme-ink dt')).toEqual([]);
  });

  it('links to referenced tokens and to uses', () => {
    const links = [...(ink?.querySelectorAll('dd a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#--acme-color-100', '/components/knob#css-variables']);
    expect(ink ? texts(ink, 'dd') : []).toContain('acme-knob, acme-hidden');
    expect(texts(table, '#--acme-space-small dt')).toEqual(['Only in']);
  });

  it('has copy buttons for CSS and script names', () => {
    const copied = [...(ink?.querySelectorAll<HTMLElement>('[data-copy]') ?? [])].map(({ dataset }) => dataset['copy']);
    expect(copied).toEqual(['var(--acme-color-ink)', "import acme_ink from 'acme/tokens/acme_ink';"]);
    expect(ink?.querySelector('button')?.getAttribute('aria-label')).toBe('Copy var(--acme-color-ink)');
  });

  it('can start with the tokens of one layer, one category open, and true counts of what is shown', () => {
    const props = propsOf(TokenTable, {
      attributes: { layer: 'semantic', category: 'Color' },
      context: { tokens: { ...tokenGuide([]), table: ACME_TOKENS } }
    });
    const started = parse(renderMarkdown(TokenTable, props));
    const shown = [...started.querySelectorAll('.pb-token')].filter((row) => row.closest('[hidden]') === null);
    expect(shown.map(({ id }) => id)).toEqual(['--acme-color-ink', '--acme-space-small']);
    const sections = [...started.querySelectorAll('.pb-disclosure > details')];
    expect(sections.map((details) => details.hasAttribute('open'))).toEqual([true, false]);
    expect(texts(started, '[data-row-count]')).toEqual(['1 of 2 tokens', '1 token']);
    expect(texts(started, '.pb-facet')).toEqual(['base 1', 'semantic 2', 'Color 1', 'Space 1']);
    // Only rows of other layers name theirs.
    expect(texts(started, '#--acme-space-small > details > summary')).toEqual(['0.5rem not used']);
    expect(texts(started, '#--acme-color-100 > details > summary')).toEqual(['#123456 base, 1 use']);
    expect(started.querySelectorAll('.pb-token')).toHaveLength(3);
    expect(texts(started, '[role=status]')).toEqual(['2 of 3 tokens']);
    expect(texts(started, 'button:not([data-copy])')).toContain('Show all tokens');
    const chosen = [...started.querySelectorAll<HTMLInputElement>('input[checked]')];
    expect(chosen.map(({ value }) => value)).toEqual(['semantic']);
  });

  it('hides categories without a token of its first layer, also in the table of contents', () => {
    const props = propsOf(TokenTable, {
      attributes: { layer: 'base', category: 'Color' },
      context: { tokens: { ...tokenGuide([]), table: ACME_TOKENS } }
    });
    const hidden = [...parse(renderMarkdown(TokenTable, props)).querySelectorAll('.pb-disclosure[hidden]')];
    expect(hidden.map((section) => section.getAttribute('aria-labelledby'))).toEqual(['tokens-space']);
    expect(TokenTable.toc?.(props)).toEqual([
      { text: 'Color', id: 'tokens-color' },
      { text: 'Space', id: 'tokens-space', isHidden: true }
    ]);
  });

  it('reports a start that the site does not have', () => {
    const attributes = { layer: 'semantic', category: 'Smell' };
    const context = { tokens: { ...tokenGuide([]), table: ACME_TOKENS } };
    expect(() => propsOf(TokenTable, { attributes, context })).toThrow(/the category "Smell"/);
  });

  it('is split into parts that the browser can lay out at once', () => {
    const tokens = Array.from({ length: 30 }, (_, index) => makeToken(`--acme-${index}`, '1px'));
    const group = { anchor: 'a', slug: 'a', title: 'A', tokens };
    const lists = parse(
      renderMarkdown(TokenTable, { groups: [group], layers: [], differences: [], schemes: [], start: null })
    ).querySelectorAll('ul');
    const counts = [...lists].map(({ children }) => children.length);
    expect(Math.max(...counts)).toBeLessThan(20);
    expect(counts.reduce((sum, count) => sum + count)).toBe(30);
  });

  it('omits filters with a single value', () => {
    const [group] = ACME_TOKENS.groups;
    const shown = parse(
      renderMarkdown(TokenTable, {
        groups: group ? [group] : [],
        layers: [],
        differences: [],
        schemes: [],
        start: null
      })
    );
    expect(shown.querySelectorAll('fieldset')).toHaveLength(0);
    expect(texts(table, 'legend')).toEqual(['Layer', 'Role']);
  });

  it('tells the values with which a token differs, and filters by them', () => {
    const differences = [
      { value: 'loud', label: 'Loud', changes: [changeTo('#ff0000'), changeTo('#00ff00')] },
      { value: 'glass', label: 'Glass', changes: [changeTo('transparent')] }
    ];
    const tokens = [
      makeToken('--acme-ink', '#000', { layer: 'base', differences }),
      makeToken('--acme-paper', '#fff', { layer: 'base' })
    ];
    const groups = [{ anchor: 'a', slug: 'a', title: 'A', tokens }];
    const choices = [{ value: 'glass', label: 'Glass', count: 1 }];
    const shown = parse(
      renderMarkdown(TokenTable, { groups, layers: [], differences: choices, schemes: [], start: null })
    );
    expect(texts(shown, '#--acme-ink :is(dt, dd)')).toEqual([
      ...['With Loud', '#ff0000, #00ff00'],
      ...['With Glass', 'transparent']
    ]);
    const values = [...shown.querySelectorAll<HTMLElement>('.pb-token')].map((row) => row.dataset['values']);
    expect(values).toEqual(['layer:base differs:loud differs:glass', 'layer:base']);
    expect(texts(shown, 'legend')).toEqual(['Differs with']);
  });

  it('has an empty state', () => {
    expect(renderMarkdown(TokenTable, { groups: [], layers: [], differences: [], schemes: [], start: null })).toContain(
      'define no tokens'
    );
  });
});

describe('the preview of a value', () => {
  it.each([
    ['--acme-color', '#fff', 'color'],
    ['--acme-shadow-sm', '0 1px 2px rgb(0 0 0 / 10%)', 'shadow'],
    ['--acme-duration', '200ms', 'duration'],
    ['--acme-timing', 'cubic-bezier(.4, 0, .7, .2)', 'easing'],
    ['--acme-border-radius', '6px', 'radius'],
    ['--acme-border-width', '2px', 'line'],
    ['--acme-font-size', '1rem', 'size'],
    ['--acme-font-weight', '700', 'weight'],
    ['--acme-font-family', '"Acme", serif', 'family'],
    ['--acme-space', '0.5rem', 'bar']
  ])('%s: %s is shown as %s', (name, value, kind) => {
    expect(parse(tokenPreview(name, value)).querySelector('i')?.className).toBe(`pb-token-${kind}`);
  });

  it.each([
    ['--acme-breakpoint', '75rem'],
    ['--acme-space-none', '0px'],
    ['--acme-offset', '-4px'],
    ['--acme-z-index', '100'],
    ['--acme-shadow', 'none'],
    ['--acme-line', 'underline']
  ])('%s: %s has none', (name, value) => {
    expect(tokenPreview(name, value)).toBe('');
  });

  it("can't contain markup", () => {
    expect(tokenPreview('--acme-font-family', '"><b>')).toBe(
      '<i class="pb-token-family" style="--v:&quot;&gt;&lt;b&gt;"></i>'
    );
  });
});
