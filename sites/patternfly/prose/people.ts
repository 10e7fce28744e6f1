import { densityRule } from './density.ts';

const PEOPLE = /\bpeople\b/giu;
/** Most uses per 1,000 words. */
const MOST = 10;

/** Most sentences with "people" are better with the imperative, or with "users". */
export const peopleDensity = densityRule({
  name: 'people-density',
  noun: 'times "people"',
  most: MOST,
  hint: 'Use the imperative, or "users" for those of the product, or leave the subject out.',
  find: (text) => [...text.matchAll(PEOPLE)]
});
