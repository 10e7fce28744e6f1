import { describe, expect, it } from 'vitest';

import { isMeasured, measureOrders } from '../../../src/examples/measures/measureOrders.ts';
import { readMeasuresTag, readMeasureTag } from '../../../src/examples/measures/measureTags.ts';
import { resultAddress } from '../../../src/examples/siteExamples.ts';
import type { ComponentBlock } from '../../../src/model.ts';
import { exampleBlock, makePage, makeSource, proseBlock } from '../../ui/acme.ts';

const SOURCE = makeSource({ blocks: [exampleBlock({ title: 'Sizes' })] });

const tag = (attributes: ComponentBlock['attributes'], name = 'Measures'): ComponentBlock => ({
  kind: 'component',
  name,
  attributes,
  location: { file: '/acme/knob.md', line: 7 }
});

const TABLE = { figure: 'Sizes', rows: 'Small: .small; Not small: .knob:not(.small)', show: 'height, padding-inline' };

describe('a table of measures', () => {
  it('has rows with selectors, which may contain colons', () => {
    expect(readMeasuresTag(SOURCE, tag(TABLE))).toMatchObject({
      example: { title: 'Sizes' },
      rows: [
        { name: 'Small', selector: '.small' },
        { name: 'Not small', selector: '.knob:not(.small)' }
      ],
      columns: null,
      show: ['height', 'padding-inline']
    });
  });

  it.each([
    [{ figure: 'Size' }, 'Did you mean "Sizes"?'],
    [{ figure: 'Colors' }, 'the tab has no figure or example "Colors"'],
    [{ show: 'hight' }, 'Did you mean "height"?'],
    [{ show: 'mood' }, 'show="mood" is no measure. Write one of height, '],
    [{ rows: '.small' }, 'write rows="…" with names and selectors'],
    [{ columns: 'Wide: .wide' }, 'it shows one measure'],
    [{ show: true as const }, 'it needs show="…"']
  ])('is rejected with %o', (changes, message) => {
    expect(() => readMeasuresTag(SOURCE, tag({ ...TABLE, ...changes }))).toThrow(message);
  });
});

describe('a measure within a sentence', () => {
  it('has one part and one measure', () => {
    const attributes = { figure: 'Sizes', of: '.small', show: 'target' };
    expect(readMeasureTag(SOURCE, tag(attributes))).toMatchObject({ selector: '.small', show: 'target' });
    expect(() => readMeasureTag(SOURCE, tag({ figure: 'Sizes', show: 'target' }))).toThrow('it needs of="…"');
  });
});

describe('the tags of a site', () => {
  const inline = '<p>It is <Measure figure="Sizes" of=".knob &gt; b" show="height" /> tall.</p>';

  it('are found on lines of their own, and within sentences', () => {
    const columns = { ...TABLE, columns: 'A: .a; B: .b', show: 'height' };
    const blocks = [...SOURCE.blocks, tag(columns), proseBlock(inline)];
    const orders = measureOrders([makePage({ sources: [makeSource({ blocks })] })]);
    expect(orders.map(({ parts }) => parts.map(({ selector }) => selector))).toEqual([
      ['.a .small', '.b .small', '.a .knob:not(.small)', '.b .knob:not(.small)'],
      ['.knob > b']
    ]);
  });

  it('that are wrong are left out', () => {
    const blocks = [tag({ ...TABLE, figure: 'None' })];
    expect(measureOrders([makePage({ sources: [makeSource({ blocks })] })])).toEqual([]);
  });

  it('show targets and contrasts in the tabs that document the component, without demos', () => {
    const react = makeSource({ cssPrefix: ['knob'], blocks: [exampleBlock({ key: 'a' })] });
    const demos = makeSource({ cssPrefix: ['knob'], isDemo: true, blocks: [exampleBlock({ key: 'b' })] });
    const own = makeSource({ blocks: [exampleBlock({ key: 'c' }), tag({}, 'MeasuredAccessibility')] });
    const orders = measureOrders([makePage({ sources: [react, demos, own] })]);
    expect(orders.map(({ example, isAccessibility }) => [resultAddress(example), isAccessibility])).toEqual([
      ['/a', true]
    ]);
  });
});

it('an example is measured if it has each measure of each part, or the part is known to be missing', () => {
  const blocks = [...SOURCE.blocks, tag({ ...TABLE, rows: 'Small: .small' })];
  const [order] = measureOrders([makePage({ sources: [makeSource({ blocks })] })]);
  const with_ = (parts: object): boolean => {
    const measured = { parts: parts as never, accessibility: null, release: '1.0.0' };
    return order !== undefined && isMeasured(order, measured);
  };
  expect(with_({})).toBe(false);
  expect(with_({ '.small': { height: [1] } })).toBe(false);
  expect(with_({ '.small': { height: [1], 'padding-inline': [2] } })).toBe(true);
  expect(with_({ '.small': null })).toBe(true);
});
