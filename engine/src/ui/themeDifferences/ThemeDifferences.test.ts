import { describe, expect, it } from 'vitest';

import { markdownComponents, propsOf, renderMarkdown } from '../../../test/support/markdown.ts';
import { makePage, makeSource } from '../../../test/ui/acme.ts';
import { parse, texts } from '../../../test/ui/parse.ts';
import { makeToken, tokenGuide } from '../tokens/testTokens.ts';
import type { TokenView, ValueChange } from '../tokens/tokenView.ts';

const { ThemeDifferences } = markdownComponents;

const shown = (value: string) => ({ value, isColor: value.startsWith('#') });

function changed(name: string, value: string, ...changes: [from: string | null, to: string | null][]): TokenView {
  const all: ValueChange[] = changes.map(
    ([from, to]) => ({ from: from && shown(from), to: to && shown(to) }) as ValueChange
  );
  return makeToken(name, '1px', { differences: [{ value, label: value, changes: all }] });
}

const COLORS = [
  changed('--acme-ink', 'north', ['#000000', '#111111'], ['#ffffff', '#eeeeee']),
  changed('--acme-paper', 'south', ['#ffffff', '#eeeeee'])
];
const SIZES = [changed('--acme-radius', 'north', ['6px', '999px']), changed('--acme-blur', 'north', [null, '2px'])];

const guide = tokenGuide([...COLORS, ...SIZES, makeToken('--acme-space', '1rem')], (name) => `/tokens#${name}`);
const tokens = {
  ...guide,
  table: {
    ...guide.table,
    groups: [
      { anchor: 'tokens-color', slug: 'color', title: 'Color', tokens: COLORS },
      { anchor: 'tokens-size', slug: 'size', title: 'Size', tokens: SIZES }
    ]
  },
  ownValues: [
    { value: 'north', label: 'North' },
    { value: 'south', label: 'South' }
  ]
};

function render(attributes: Record<string, string>, context = { tokens }): Document {
  return parse(renderMarkdown(ThemeDifferences, propsOf(ThemeDifferences, { attributes, context })));
}

describe('what a value of a theme axis changes', () => {
  it('is counted, and grouped by category', () => {
    const document = render({ value: 'north' });
    expect(texts(document, '.pb-theme-differences > p')).toEqual(['North changes 3 tokens.']);
    expect(texts(document, 'h3[id]')).toEqual(['Color with North', 'Size with North']);
    expect([...document.querySelectorAll('h3')].map(({ id }) => id)).toEqual(['north-color', 'north-size']);
  });

  it('is shown for light and dark, or once if both change alike', () => {
    const rows = [...render({ value: 'north' }).querySelectorAll('li')];
    expect(rows.map((row) => texts(row, '.pb-token-change'))).toEqual([
      ['#000000 becomes #111111', '#ffffff becomes #eeeeee'],
      ['6px becomes 999px'],
      ['not set becomes 2px']
    ]);
    expect(rows.map((row) => row.querySelectorAll('.pb-token-color').length)).toEqual([4, 0, 0]);
  });

  it('says in which color scheme nothing changes', () => {
    const ink = changed('--acme-ink', 'north', ['#000000', '#000000'], ['#ffffff', '#eeeeee']);
    const document = render({ value: 'north' }, { tokens: { ...tokens, table: tokenGuide([ink]).table } });
    expect(texts(document, '.pb-token-change')).toEqual(['#000000 unchanged', '#ffffff becomes #eeeeee']);
  });

  it('links to the tokens', () => {
    const [link] = render({ value: 'south' }).querySelectorAll('li a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['--acme-paper', '/tokens#--acme-paper']);
  });

  it('is limited to names that match', () => {
    const document = render({ value: 'north', match: '--acme-r* --acme-i*' });
    expect(texts(document, '.pb-theme-differences > p')).toEqual(['North changes 2 tokens.']);
    expect(texts(render({ value: 'north', match: '--acme-r*' }), 'p')).toContain('North changes one token.');
  });

  it('can be nothing', () => {
    expect(render({ value: 'south', match: '--acme-r*' }).body.textContent).toBe('South changes none of these tokens.');
  });

  it('is collapsed if it is long', () => {
    const many = Array.from({ length: 9 }, (_, index) => changed(`--acme-${index}`, 'north', ['1px', '2px']));
    const document = render({ value: 'north' }, { tokens: { ...tokens, table: tokenGuide(many).table } });
    expect(document.querySelector('details')?.open).toBe(false);
    expect(render({ value: 'north' }).querySelector('details')?.open).toBe(true);
  });

  it('has headings of its own in each of several tags on a page', () => {
    const [first, second] = ['1', '2'].map(() => ({
      kind: 'component' as const,
      name: 'ThemeDifferences',
      attributes: { value: 'south' },
      location: { file: 'acme.md' }
    }));
    const blocks = first && second ? [first, second] : [];
    const anchors = blocks.map((block) => {
      const source = makeSource({ blocks });
      const use = { block, source, page: makePage({ sources: [source] }) };
      const props = ThemeDifferences.createProps?.(use, { tokens } as never, undefined);
      return props?.groups.map(({ anchor }) => anchor);
    });
    expect(anchors).toEqual([['south-color'], ['south-2-color']]);
  });

  it.each([
    [{ value: 'west' }, 'no theme has the value "west". Write one of these: value="north", value="south".'],
    [{}, 'it needs value="…". Write one of these'],
    [{ value: 'north', match: '--acme-i* --acme-no-*' }, 'no token matches "--acme-no-*"']
  ])('reports the attributes %o', (attributes, message) => {
    expect(() => render(attributes)).toThrow(message);
  });

  it('reports a site without axes of its own', () => {
    expect(() => render({ value: 'north' }, { tokens: { ...tokens, ownValues: [] } })).toThrow('adds no axes');
  });
});
