import { CHARTS } from './queries/charts.ts';
import { CODE } from './queries/code.ts';
import type { ExpectedResult } from './queries/expectedResult.ts';
import { FOUNDATIONS } from './queries/foundations.ts';
import { GUIDELINES } from './queries/guidelines.ts';
import { HEADINGS } from './queries/headings.ts';
import { NAMES } from './queries/names.ts';
import { OWN_WORDS } from './queries/ownWords.ts';
import { UX } from './queries/ux.ts';

/** Relevance data: queries of visitors, written before the search existed. */
export const EXPECTED_RESULTS: readonly ExpectedResult[] = [
  ...NAMES,
  ...CODE,
  ...OWN_WORDS,
  ...GUIDELINES,
  ...HEADINGS,
  ...FOUNDATIONS,
  ...UX,
  ...CHARTS
];
