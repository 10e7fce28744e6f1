import { describe, expect, it } from 'vitest';

import type { MeasuredExample } from '../../core/measures.ts';
import { markdownComponents, propsOf, renderMarkdown } from '../../../test/support/markdown.ts';
import { exampleBlock, makePage, makeSource } from '../../../test/ui/acme.ts';
import { parse, texts } from '../../../test/ui/parse.ts';
import { namesOfParts } from './partNames.ts';

const { Measure, MeasuredAccessibility, Measures } = markdownComponents;

const source = makeSource({ cssPrefix: ['knob'], blocks: [exampleBlock({ title: 'Sizes' })] });

const contextWith = (measured: Partial<MeasuredExample>, isOutdated = false) => ({
  measures: () => ({
    date: '2026-01-31',
    of: () => ({ parts: {}, accessibility: null, release: '1.0.0', isOutdated, ...measured })
  })
});

const PARTS = {
  '.knob': { height: [37], 'padding-inline': [24] },
  '.small': { height: [28.5], 'padding-inline': [] }
};

/** The texts of the cells, by row. */
const cells = (html: string): string[][] =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, ''))
  );

describe('a table of measures', () => {
  const attributes = { figure: 'Sizes', rows: 'Knob: .knob; Small: .small', show: 'height, padding-inline' };

  it('has a row for each part, with pixels, and rem where style sheets have them', () => {
    const props = propsOf(Measures, { attributes, source, context: contextWith({ parts: PARTS }) });
    expect(cells(renderMarkdown(Measures, props))).toEqual([
      ['Part', 'Height', 'Inline padding'],
      ['Knob', '37 px', '24 px 1.5rem'],
      ['Small', '29 px', 'none']
    ]);
  });

  it('can have a column for each container', () => {
    const columns = { figure: 'Sizes', rows: 'Row: tr', columns: 'Wide: .wide; Narrow: .narrow', show: 'height' };
    const parts = { '.wide tr': { height: [54] }, '.narrow tr': { height: [38] } };
    const props = propsOf(Measures, { attributes: columns, source, context: contextWith({ parts }) });
    expect(cells(renderMarkdown(Measures, props))).toEqual([
      ['Part', 'Wide', 'Narrow'],
      ['Row', '54 px', '38 px']
    ]);
  });

  it('says what was not measured, and which release outdated values are from', () => {
    const props = propsOf(Measures, { attributes, source, context: contextWith({}, true) });
    const html = renderMarkdown(Measures, props);
    expect(html).toContain('not measured yet');
    expect(html).toContain('Measured in release 1.0.0. The figure has changed since.');
  });
});

describe('a measure within a sentence', () => {
  const attributes = { figure: 'Sizes', of: '.knob', show: 'height' };
  const textWith = (context: ReturnType<typeof contextWith>): string =>
    renderMarkdown(Measure, propsOf(Measure, { attributes, source, context })).replace(/<[^>]*>/g, '');

  it('is its value, with the release if that is not the current one', () => {
    expect(textWith(contextWith({ parts: PARTS }))).toBe('37 px');
    expect(textWith(contextWith({ parts: PARTS }, true))).toBe('37 px (in release 1.0.0)');
    expect(textWith(contextWith({}))).toBe('not measured yet');
  });
});

describe('measured accessibility', () => {
  const textOf = (measured: Partial<MeasuredExample>): string[][] => {
    const page = makePage({ sources: [source] });
    const props = propsOf(MeasuredAccessibility, { source, page, context: contextWith(measured) });
    return cells(renderMarkdown(MeasuredAccessibility, props));
  };

  it('lists the narrowest targets of each height, the smallest first', () => {
    const target = { part: '.knob.big', width: 90, height: 44, reach: 'size' as const };
    const small = { ...target, part: '.knob.small', height: 20, reach: 'spacing' as const };
    const [, ...rows] = textOf({
      accessibility: { targets: [target, { ...target, width: 50 }, small], contrasts: [] }
    });
    expect(rows).toEqual([
      ['Small.small', '90 × 20 px', 'by its spacing', 'no', 'Sizes'],
      ['Big.big', '50 × 44 px', 'yes', 'yes', 'Sizes']
    ]);
  });

  it('lists the smallest target of each part, and larger ones only where they fail', () => {
    const target = { part: '.knob.big', width: 90, height: 18, reach: 'inline' as const };
    const others = [
      { ...target, height: 44, reach: 'size' as const },
      { ...target, height: 20, reach: 'none' as const }
    ];
    const [, ...rows] = textOf({ accessibility: { targets: [...others, target], contrasts: [] } });
    expect(rows.map(([, size, reach]) => [size, reach])).toEqual([
      ['90 × 18 px', 'in a sentence'],
      ['90 × 20 px', 'no']
    ]);
  });

  it('lists contrasts, edges last, and never rounds up', () => {
    const text = {
      part: '.knob.a',
      within: [],
      subject: 'text' as const,
      ratios: { light: 7, dark: 4.49, highContrast: 21 }
    };
    const edge = {
      part: '.knob.b',
      within: [],
      subject: 'edge' as const,
      ratios: { light: 2, dark: null, highContrast: 9 }
    };
    const [header, ...rows] = textOf({
      accessibility: { targets: [], contrasts: [edge, text, { ...text, part: '.knob.c' }] }
    });
    expect(rows).toEqual([
      ['Text of a, c.a, .c', '7.0:1', '4.4:1, below', '21.0:1', '4.5:1'],
      header,
      ['Edge of b.b', '2.0:1, below', 'none', '9.0:1', '3:1']
    ]);
  });

  it('says how many targets, texts, and icons reach level AA', () => {
    const target = { part: '.knob.big', width: 90, height: 44, reach: 'size' as const };
    const contrast = (part: string, subject: 'text' | 'edge', light: number) => ({
      ...{ part, within: [], subject },
      ratios: { light, dark: 7, highContrast: 7 }
    });
    const resultsOf = (contrasts: ReturnType<typeof contrast>[]): string[] => {
      const accessibility = {
        targets: [target, { ...target, part: '.knob.small', reach: 'none' as const }],
        contrasts
      };
      const page = makePage({ sources: [source] });
      const props = propsOf(MeasuredAccessibility, { source, page, context: contextWith({ accessibility }) });
      return texts(parse(renderMarkdown(MeasuredAccessibility, props)), '.pb-claim-fold > summary');
    };
    expect(resultsOf([contrast('.knob.a', 'text', 7), contrast('.knob.b', 'text', 2)])).toEqual([
      'Targets: 1 of 2 reach level AA',
      'Contrast of text and icons: 1 of 2 reach level AA'
    ]);
    expect(resultsOf([contrast('.knob.a', 'edge', 2)])).toContain('Contrast of one edge');
  });

  it('shows what is below its least ratio, and the lowest of the others; the rest and edges on request', () => {
    const contrastsOf = (count: number, subject: 'text' | 'edge', light: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...{ part: `.knob.${subject}-${light}-${index}`, within: [], subject },
        ratios: { light: light + index / 10, dark: 7, highContrast: 7 }
      }));
    const openRowsOf = (failing: number, passing: number, edges: number): [number, string[]] => {
      const contrasts = [
        ...contrastsOf(passing, 'text', 5),
        ...contrastsOf(edges, 'edge', 2),
        ...contrastsOf(failing, 'text', 1)
      ];
      const page = makePage({ sources: [source] });
      const context = contextWith({ accessibility: { targets: [], contrasts } });
      const document = parse(
        renderMarkdown(MeasuredAccessibility, propsOf(MeasuredAccessibility, { source, page, context }))
      );
      const rows = [...document.querySelectorAll('tbody tr')].filter((row) => !row.closest('.pb-claim-rest'));
      return [rows.length, texts(document, '.pb-claim-rest > summary')];
    };
    expect(openRowsOf(6, 4, 0)).toEqual([6, ['4 more that reach level AA']]);
    expect(openRowsOf(1, 9, 2)).toEqual([5, ['5 more that reach level AA and 2 edges']]);
    expect(openRowsOf(0, 6, 1)).toEqual([6, ['1 edge']]);
    expect(openRowsOf(0, 0, 2)).toEqual([2, []]);
  });

  it('keeps the order of a ratio and its words from right to left', () => {
    const ratios = { light: 7, dark: 4.49, highContrast: 21 };
    const contrasts = [{ part: '.knob.a', within: [], subject: 'text' as const, ratios }];
    const props = propsOf(MeasuredAccessibility, {
      source,
      page: makePage({ sources: [source] }),
      context: contextWith({ accessibility: { targets: [], contrasts } })
    });
    expect(renderMarkdown(MeasuredAccessibility, props)).toMatch(
      /<bdi class="pb-claim-failure"><svg.*4\.4:1<span class="pf-v6-screen-reader">, below<\/span><\/bdi>/
    );
  });

  it('names the examples of rows whose parts have the same names', () => {
    const [light, pale] = [7, 5].map((ratio) => ({
      part: '.knob',
      within: [],
      subject: 'text' as const,
      ratios: { light: ratio, dark: ratio, highContrast: ratio }
    }));
    const other = makeSource({
      cssPrefix: ['knob'],
      blocks: [exampleBlock({ title: 'Sizes' }), exampleBlock({ title: 'Off', slug: 'off' })]
    });
    const page = makePage({ sources: [other] });
    const of = ({ title }: { title: string }) => ({
      parts: {},
      accessibility: { targets: [], contrasts: title === 'Off' ? [pale] : [light] },
      release: '1.0.0',
      isOutdated: false
    });
    const props = propsOf(MeasuredAccessibility, {
      source: other,
      page,
      context: { measures: () => ({ date: '2026-01-31', of: of as never }) }
    });
    const [, ...rows] = cells(renderMarkdown(MeasuredAccessibility, props));
    expect(rows.map(([part]) => part)).toEqual(['Text of knob.knobIn Off', 'Text of knob.knobIn Sizes']);
  });

  it('says that nothing was measured', () => {
    const page = makePage({ sources: [source] });
    const props = propsOf(MeasuredAccessibility, { source, page, context: { measures: () => null } });
    expect(renderMarkdown(MeasuredAccessibility, props)).toContain('haven’t been measured yet');
  });
});

describe('names of parts', () => {
  it('leave out variants of variants, and the class of the component', () => {
    expect(namesOfParts(['.knob.a.b', '.knob.a', '.knob.c'], ['knob'])).toEqual({
      words: 'a, c',
      selectors: ['.a', '.c'],
      variants: null
    });
    expect(namesOfParts(['.knob.a', '.knob'], ['knob']).selectors).toEqual(['.knob']);
  });

  it.each([
    ['acme-2-c-knob', 'knob'],
    ['acme-2-c-knob.acme-m-danger', 'danger'],
    ['acme-2-c-knob__fine-scale.acme-m-on-lg', 'on lg fine scale'],
    ['acme-2-c-dial-group__mark', 'dial group mark'],
    ['dial.is-on', 'is on dial']
  ])('say .%s in words', (part, words) => {
    expect(namesOfParts([`.${part}`], ['acme-2-c-knob']).words).toBe(words);
  });

  it('count many variants', () => {
    expect(namesOfParts(['.knob.a', '.knob.b', '.knob.c', '.knob.d', '.knob.e'], ['knob'])).toEqual({
      words: 'knob',
      selectors: ['.knob'],
      variants: 5
    });
  });
});
