import { describe, expect, it } from 'vitest';
import { lengthProblems } from '../../../src/check/prose/lengthProblems.ts';
import { ENGINE_COMPONENTS } from '../../support/engineComponents.ts';
import { ownPage, sentence } from './ownPages.ts';

const check = (body: string): string[] =>
  lengthProblems(ownPage(body), 20, ENGINE_COMPONENTS).map(({ code, message }) => `${code} ${message}`);

describe('the length of a page', () => {
  it('is sufficient with two sections and the minimum number of words', () => {
    expect(check(`${sentence(16)}\n\n## A\n\nB.\n\n## C\n\nD.`)).toEqual([]);
  });

  it('is too small with one word less', () => {
    expect(check(`${sentence(15)}\n\n## A\n\nB.\n\n## C\n\nD.`)).toEqual([
      'thin-page The page has 19 words; it needs 20.'
    ]);
  });

  it('is too small with fewer than two sections', () => {
    expect(check(sentence(20))).toEqual(['thin-page The page has no sections; it needs 2.']);
    expect(check(`${sentence(20)}\n\n## A\n\nB.`)).toEqual(['thin-page The page has 1 section; it needs 2.']);
  });

  it('does not count code', () => {
    expect(check(`## A\n\n\`\`\`js noLive\n${sentence(30)}\n\`\`\`\n\n## B\n\nC.`)).toEqual([
      'thin-page The page has 3 words; it needs 20.'
    ]);
  });

  it('counts the cells of tables', () => {
    expect(check(`## A\n\n| ${sentence(10)} |\n| --- |\n| ${sentence(10)} |\n\n## B\n\nC.`)).toEqual([]);
  });

  it('is not checked for generated lists', () => {
    expect(check('All of them.\n\n<IconGallery />')).toEqual([]);
    expect(check('All of them.\n\n<Callout />')).toHaveLength(2);
  });
});
