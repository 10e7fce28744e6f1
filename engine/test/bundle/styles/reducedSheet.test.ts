import { expect, it } from 'vitest';

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
