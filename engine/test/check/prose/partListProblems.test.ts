import { describe, expect, it } from 'vitest';
import { partListProblems } from '../../../src/check/prose/partListProblems.ts';
import { ownPage, summarize } from './ownPages.ts';

const FIGURE = '~~~ts figure title="Parts" parts=".shade; below: .bulb > b"\nexport const A = () => <b />;\n~~~';

const check = (body: string): string[] => summarize(partListProblems(ownPage(body)));

describe('the list of a figure’s parts', () => {
  it.each([
    ['right behind it', `## A\n\n${FIGURE}\n\n1. Shade\n2. Bulb\n`],
    [
      'after another figure and a sentence',
      `${FIGURE}\n\n~~~html figure title="B"\n<b>\n~~~\n\nText.\n\n1. Shade\n2. Bulb`
    ],
    [
      'whose entries have lists of their own',
      `${FIGURE}\n\n1. Shade\n   1. Frame\n   2. Cloth\n2. Bulb\n\n## B\n\n1. Other`
    ]
  ])('has an entry for each part: %s', (_, body) => {
    expect(check(body)).toEqual([]);
  });

  it('is reported at its line if it has another number of entries', () => {
    const problems = partListProblems(ownPage(`${FIGURE}\n\n1. Shade\n2. Bulb\n3. Switch`));
    expect(summarize(problems)).toEqual(['5 part-list']);
    expect(problems[0]?.message).toBe('The list has 3 entries, the figure on line 6 has 2 parts.');
  });

  it.each([
    ['none follows', `${FIGURE}\n\n- Shade\n- Bulb`],
    ['the next one belongs to another section', `${FIGURE}\n\nText.\n\n## B\n\n1. Shade\n2. Bulb`]
  ])('is missed where %s', (_, body) => {
    expect(check(body)).toEqual(['1 part-list']);
  });

  it('isn’t asked of figures without numbers, nor of code that doesn’t run', () => {
    expect(check('~~~ts figure title="A"\n1\n~~~\n\n~~~ts noLive parts=".a"\n1\n~~~\n\n1. One')).toEqual([]);
  });
});
