import { CODE } from './queries/code.ts';
import type { ExpectedResult } from './queries/expectedResult.ts';
import { GUIDELINES } from './queries/guidelines.ts';
import { HEADINGS } from './queries/headings.ts';
import { NAMES } from './queries/names.ts';
import { OWN_WORDS } from './queries/ownWords.ts';

/** What visitors of the site look for, written down before there was a search to ask. */
export const EXPECTED_RESULTS: readonly ExpectedResult[] = [
  ...NAMES,
  ...CODE,
  ...OWN_WORDS,
  ...GUIDELINES,
  ...HEADINGS
];
