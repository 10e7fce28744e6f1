import { expect, it } from 'vitest';

import { decisionProblems } from '../../../src/check/guidance/decisionProblems.ts';
import { ownPage, summarize } from '../prose/ownPages.ts';

const rows = '| Users wait | A [spinner](/spinner) |\n| Users read | Nothing |';

it('a case without a link to an alternative is found', () => {
  const page = ownPage(`| Don't use it when | Use |\n| --- | --- |\n${rows}`);
  expect(summarize(decisionProblems(page))).toEqual(['4 decision-link']);
  expect(decisionProblems(page)[0]?.message).toBe('The case "Users read" has no link to an alternative.');
});

it('cells of other tables need no link', () => {
  expect(decisionProblems(ownPage(`| When | Use |\n| --- | --- |\n${rows}`))).toEqual([]);
});
