import { ACCESSIBILITY } from './queries/a11y.ts';
import { CHARTS } from './queries/charts.ts';
import { CODE } from './queries/code.ts';
import { EVERYDAY } from './queries/everyday.ts';
import type { ExpectedResult } from './queries/expectedResult.ts';
import { FOUNDATIONS } from './queries/foundations.ts';
import { GUIDELINES } from './queries/guidelines.ts';
import { HEADINGS } from './queries/headings.ts';
import { NAMES } from './queries/names.ts';
import { OWN_WORDS } from './queries/ownWords.ts';
import { PATTERNS } from './queries/patterns.ts';
import { TRAINING } from './queries/training.ts';
import { UX } from './queries/ux.ts';

/** Relevance data: queries of visitors, most of them written before the search existed. */
export const EXPECTED_RESULTS: readonly ExpectedResult[] = [
  ...NAMES,
  ...CODE,
  ...OWN_WORDS,
  ...EVERYDAY,
  ...GUIDELINES,
  ...HEADINGS,
  ...ACCESSIBILITY,
  ...CHARTS,
  ...FOUNDATIONS,
  ...PATTERNS,
  ...TRAINING,
  ...UX
];
