import { defineBaseline } from 'patternbook';
import { chartProblems } from './baseline/charts.ts';
import { chatbotProblems } from './baseline/chatbot.ts';
import { coreProblems } from './baseline/core.ts';
import { cssPrefixProblems } from './baseline/cssPrefixes.ts';
import { extensionProblems } from './baseline/extensions.ts';
import { tableProblems } from './baseline/table.ts';

/** Baseline: reviewed problems of the published packages. `check` fails on any other problem and on stale entries. */
export default defineBaseline([
  ...coreProblems,
  ...cssPrefixProblems,
  ...tableProblems,
  ...chartProblems,
  ...chatbotProblems,
  ...extensionProblems
]);
