import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { mayMatch } from '../../../src/bundle/styles/matchingRules.ts';
import { reduceSheet } from '../../../src/bundle/styles/reducedSheet.ts';

const TAB = new Set(['tab']);

it('leaves out the rules that need other classes, and names these', () => {
  const css = '.tab{color:red}.tab.m-box{color:green}@media print{.tab .tail,.tab.m-box{color:#00f}.tab{top:1px}}';
  const { css: kept, leftOut } = reduceSheet(css, TAB, () => false);
  expect(kept).toBe('.tab{color:red}@media print{.tab{top:1px}}');
  expect(mayMatch(leftOut, [TAB])).toBe(false);
  expect(mayMatch(leftOut, [TAB, new Set(['tail'])])).toBe(true);
  expect(mayMatch(leftOut, [TAB, new Set(['m-box'])])).toBe(false);
  expect(mayMatch(leftOut, [new Set(['tab', 'm-box'])])).toBe(true);
});

it('leaves out the custom properties that no rule refers to any more', () => {
  const css =
    '.tab{--base:.5px;--gap:var(--base);--tall:9px;--taller:var(--tall);--shared:1px;margin:var(--gap);scroll-behavior:smooth}.tab.m-tall{height:var(--taller)}';
  expect(reduceSheet(css, TAB, (property) => property === '--shared').css).toBe(
    '.tab{--base:0.5px;--gap:var(--base);--shared:1px;margin:var(--gap);scroll-behavior:smooth}'
  );
});

describe('the rest of a reduced sheet', () => {
  it('has the left-out rules, and what they would override otherwise', () => {
    const css =
      '.tab{--gap:1px;--taller:9px;margin:var(--gap)}.tab.m-tall{--gap:var(--taller)}.tab:hover{--gap:2px;top:1px}';
    const { css: kept, rest } = reduceSheet(css, TAB, () => false);
    expect(kept).toBe('.tab{--gap:1px;margin:var(--gap)}.tab:hover{--gap:2px;top:1px}');
    expect(rest).toBe('.tab{--taller:9px}.tab.m-tall{--gap:var(--taller)}.tab:hover{--gap:2px}');
  });

  it('repeats shorthands and their longhands', () => {
    const css = '.tab.m-box{margin-top:1px}.tab:hover{margin:0}';
    expect(reduceSheet(css, TAB, () => false).rest).toBe('.tab.m-box{margin-top:1px}.tab:hover{margin:0}');
  });

  it('has rules within media queries, but no animations and fonts, which the reduced sheet has', () => {
    const css =
      '@keyframes turn{to{rotate:1turn}}@media print{.tab.m-box{top:1px}.tab{left:1px}}@media screen{.tail{top:1px}}';
    const { css: kept, rest } = reduceSheet(css, TAB, () => false);
    expect(kept).toContain('@keyframes');
    expect(rest).toBe('@media print{.tab.m-box{top:1px}.tab{left:1px}}@media screen{.tail{top:1px}}');
  });

  it('gives each element, after the reduced sheet, the styles of the whole sheet', () => {
    const names = fc.constantFrom('tab', 'm-box', 'm-tall', 'tail');
    const rule = fc.record({
      classes: fc.uniqueArray(names, { minLength: 1, maxLength: 3 }),
      property: fc.constantFrom('--a', '--b', 'order', 'flex-grow'),
      value: fc.integer({ min: 1, max: 9 })
    });
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 12 }), fc.uniqueArray(names), (rules, classes) => {
        const css = rules
          .map(({ classes: all, property, value }) => `.${all.join('.')}{${property}:${value}}`)
          .join('');
        const { css: kept, rest } = reduceSheet(css, new Set(['tab', 'm-box']), () => true);
        expect(styleOf(classes, kept + rest)).toEqual(styleOf(classes, css));
      })
    );
  });
});

/** Computes the style of an element from rules whose selectors are class names of one element. */
function styleOf(classes: readonly string[], css: string): ReadonlyMap<string, string> {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', declarations = '']) =>
    selectors.split(',').map((selector) => ({ names: selector.slice(1).split('.'), declarations }))
  );
  const matching = rules.filter(({ names }) => names.every((name) => classes.includes(name)));
  const declared = matching
    .toSorted((a, b) => a.names.length - b.names.length)
    .flatMap(({ declarations }) => [...declarations.matchAll(/([\w-]+):([^;]*)/g)])
    .map(([, property = '', value = '']) => [property, value] as const);
  return new Map(declared);
}
