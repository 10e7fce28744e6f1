import { expect, it } from 'vitest';

import { cellProblems } from '../../../src/check/prose/cellProblems.ts';
import { ownPage, summarize } from './ownPages.ts';

const table = (heading: string, cell: string): string => `| Part | ${heading} |\n| --- | --- |\n| A | ${cell} |`;
const check = (heading: string, cell: string): string[] => summarize(cellProblems(ownPage(table(heading, cell))));

it('a phrase in a cell starts with a capital letter', () => {
  expect(check('Result', 'breaks long words')).toEqual(['3 cell-case']);
  expect(check('Result', 'Breaks long words')).toEqual([]);
});

it('names, code, examples, and continued headings may start in lower case', () => {
  expect(check('Unit', 'kilobytes')).toEqual([]);
  expect(check('Result', '`wrap` breaks long words')).toEqual([]);
  expect(check('Text', '*the design system*')).toEqual([]);
  expect(check('To let users …', 'break long words')).toEqual([]);
});
