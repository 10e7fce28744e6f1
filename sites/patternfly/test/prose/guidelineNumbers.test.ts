import { expect, it } from 'vitest';

import type { Page } from 'patternbook';
import { guidelineRules } from '../../prose/guidelineNumbers.ts';
import { checkPages } from './check.ts';

const rules = guidelineRules({
  options: { value: 5, phrases: ['# or more options'], page: '/parts/select', basis: 'rule of thumb' },
  height: { value: 1200, phrases: ['# pixels tall'], page: '/parts/chart', basis: 'chart.css' }
});

const PAGES = [
  { sources: [{ path: '/parts/select', file: '/content/select.md' }] },
  { sources: [{ path: '/parts/chart', file: '/content/chart.md' }] }
] as unknown as Page[];

const check = (texts: Record<string, string>): string[] =>
  checkPages(rules, texts, PAGES).map(
    ({ code, message, location }) => `${location?.file ?? 'site'} ${code}: ${message}`
  );

const SOUND = { select: 'For five or more options.', chart: 'It is 1,200 pixels tall.' };

it('accepts the same number in digits and in words, wherever a guideline is stated', () => {
  expect(check({ ...SOUND, radio: 'Five or\nmore options need a select; 5 or more options, too.' })).toEqual([]);
  expect(check({ ...SOUND, radio: 'Not "six or more options", and no more options.' })).toEqual([]);
});

it('reports another number', () => {
  expect(check({ ...SOUND, radio: 'A select is for six or more options.' })).toEqual([
    '/content/radio.md prose/guideline-number: "six or more options" contradicts the guideline "options", which says 5 (rule of thumb).'
  ]);
  expect(check({ ...SOUND, chart: 'It is 1200.5 pixels tall.' })).toHaveLength(1);
});

it('reports a guideline that its page does not state', () => {
  expect(check({ select: 'For many.', radio: 'For five or more options.', chart: SOUND.chart })).toEqual([
    'site prose/guideline-unstated: The page /parts/select does not state the guideline "options".'
  ]);
});
