import { expect, it } from 'vitest';

import { summarize } from '../../../../engine/test/check/prose/ownPages.ts';
import { cellCase } from '../../prose/cells.ts';
import { checkPage } from './check.ts';

const table = (heading: string, cell: string): string => `| Part | ${heading} |\n| --- | --- |\n| A | ${cell} |`;
const check = (heading: string, cell: string): string[] => summarize(checkPage([cellCase], table(heading, cell)));

it('a phrase in a cell starts with a capital letter', () => {
  expect(check('Result', 'breaks long words')).toEqual(['3 prose/cell-case']);
  expect(check('Result', 'Breaks long words')).toEqual([]);
});

it('names the cell with its code', () => {
  expect(checkPage([cellCase], table('Result', 'breaks `long` words'))).toMatchObject([
    { message: 'The cell "breaks long words" starts in lower case.', location: { line: 8 } }
  ]);
});

it('counterexamples start with one, too', () => {
  expect(check('Not', 'breaks long words')).toEqual(['3 prose/cell-case']);
});

it('names, code, examples, and continued headings may start in lower case', () => {
  expect(check('Unit', 'kilobytes')).toEqual([]);
  expect(check('Result', '`wrap` breaks long words')).toEqual([]);
  expect(check('Text', '*the design system*')).toEqual([]);
  expect(check('Text', '**break** long words')).toEqual([]);
  expect(check('Text', '<kbd>tab</kbd> leaves the field')).toEqual([]);
  expect(check('To let users …', 'break long words')).toEqual([]);
});

it('headings and other texts are not its matter', () => {
  expect(checkPage([cellCase], '| breaks long words |\n| --- |\n| A |\n\nbreaks long words')).toEqual([]);
});
