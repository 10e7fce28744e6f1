import { describe, expect, it } from 'vitest';
import { matchesRoot, isRootCompound, parseSelector } from '../../../src/reference/cssVariables/selector.ts';
import { THEMES } from '../design/readSheets.ts';

describe('parseSelector', () => {
  it.each<[string, string[][]]>([
    ['.a.b:hover::before', [['.a', '.b', ':hover', '::before']]],
    ['.a>.b  +  li ~ #c', [['.a'], ['.b'], ['li'], ['#c']]],
    ['.a:is(.b > .c, .d) [x="y z"]', [['.a', ':where(.b > .c, .d)'], ['[x="y z"]']]],
    ['.a\\:b .c', [['.a\\:b'], ['.c']]]
  ])('%s', (text, compounds) => {
    expect(parseSelector(text)?.compounds).toEqual(compounds);
  });

  it('finds nothing in what no browser reads', () => {
    expect(['.a[', '.a:is(', ''].map(parseSelector)).toEqual([null, null, null]);
  });
});

describe('the specificity', () => {
  it.each([
    ['.a', 1000],
    ['li.a:hover::before', 2002],
    ['#a .b', 1_001_000],
    [':where(.a, #b) .c', 1000],
    [':root:where(.a)', 1000],
    ['.x:is(.a, #b) > *', 1_001_000],
    ['.x:not(.a.b)', 3000],
    ['.a:before', 1001],
    [':host(.a)', 2000],
    ['li:nth-child(2n of .b, #c)', 1_001_001]
  ])('%s', (selector, weight) => {
    expect(parseSelector(selector)?.specificity).toBe(weight);
  });
});

describe('root elements', () => {
  const names = { classes: new Set(['dark', 'glass']), attributes: new Set(['data-theme']) };

  it.each([
    [':root', true, ['light', 'dark']],
    [':root:where(.dark)', true, ['dark']],
    [':where(:root:not(.glass))', true, ['light', 'dark']],
    [':where(:root.glass)', true, []],
    ["[data-theme='dark']", true, ['dark']],
    ['html[data-theme]', true, ['light', 'dark']],
    [':is(.dark, .glass)', true, ['dark']],
    ['.card', false, []],
    [':is(.dark, [dir=rtl])', false, ['dark']]
  ])('%s', (text, isRoot, themes) => {
    const [compound = []] = parseSelector(text)?.compounds ?? [];
    expect(isRootCompound(compound, names)).toBe(isRoot);
    const matching = THEMES.slice(0, 2).filter((theme) => matchesRoot(compound, theme));
    expect(matching.map(({ name }) => name)).toEqual(themes);
  });
});
