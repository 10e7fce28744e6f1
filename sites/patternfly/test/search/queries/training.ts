import type { ExpectedResult } from './expectedResult.ts';

/** Queries about trainings, the accessibility scorecard, and the model guidelines. */
export const TRAINING: readonly ExpectedResult[] = [
  { query: 'html training', pages: ['/training/html', '/training/html-fundamentals-training'] },
  { query: 'learn html classes', pages: ['/training/html-fundamentals-training', '/training/html'] },
  { query: 'override css variables', pages: ['/training/html-css-variables-and-overrides-training'] },
  { query: 'css overrides', pages: ['/training/html-css-variables-and-overrides-training', '/training/html'] },
  { query: 'accessibility scorecard', pages: ['/accessibility/accessibility-scorecard'] },
  {
    query: 'axe violations',
    pages: ['/accessibility/accessibility-scorecard', '/accessibility/testing-your-accessibility']
  },
  { query: 'height of a button', pages: ['/components/button'] },
  { query: 'empty table', pages: ['/components/table', '/components/empty-state'] }
];
