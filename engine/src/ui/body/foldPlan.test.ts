import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { exampleBlock, figureBlock, proseBlock } from '../../../test/ui/acme.ts';
import type { Block } from '../../model.ts';
import { planFolds } from './foldPlan.ts';
import { treeHtml } from '../../core/treeHtml.ts';

const heading = (text: string): Block => proseBlock(`<h2 id="${text}">${text}</h2>`, { heading: { text, id: text } });
const prose = (text: string): Block => proseBlock(`<p>${text}</p>`);
const example = (title: string): Block => exampleBlock({ title, slug: title });
const examples = (start: number, count: number): Block[] =>
  Array.from({ length: count }, (_, index) => example(`Knob${start + index}`));
const figure = figureBlock({ title: 'Drawn' });

/** Names the blocks of a plan: headings and prose by their text, examples by their title. */
function namesOf(blocks: readonly Block[]): string[] {
  return blocks.map((block) =>
    block.kind === 'example'
      ? block.example.title
      : block.kind === 'prose'
        ? treeHtml(block.prose.tree).replace(/<[^>]*>/g, '')
        : ''
  );
}

describe('the folds of a tab', () => {
  it('are none up to the limit, without counting figures', () => {
    expect(planFolds([heading('a'), ...examples(1, 10), figure], 10)).toBeNull();
    expect(planFolds([heading('a'), ...examples(1, 11)], 10)).not.toBeNull();
  });

  it('are the groups by second-level headings, after the heading of the first one', () => {
    const blocks = [prose('intro'), heading('about'), prose('text'), heading('a'), ...examples(1, 4)];
    const plan = planFolds(
      [
        ...blocks,
        heading('b'),
        prose('on b'),
        ...examples(5, 2),
        heading('c'),
        prose('on c'),
        heading('d'),
        example('x')
      ],
      6
    );
    expect(namesOf(plan?.before ?? [])).toEqual(['intro', 'about', 'text', 'a']);
    expect(
      plan?.groups.map(({ shown, folds }) => [
        namesOf(shown),
        folds.map((fold) => [fold.heading?.text, namesOf(fold.blocks)])
      ])
    ).toEqual([
      [['Knob1', 'Knob2', 'Knob3', 'Knob4'], []],
      [[], [['b', ['on b', 'Knob5', 'Knob6']]]],
      [['c', 'on c'], []],
      [[], [['d', ['x']]]]
    ]);
  });

  it('leave what comes after the last group as it is', () => {
    const plan = planFolds([heading('a'), ...examples(1, 9), heading('b'), prose('text')], 8);
    expect(namesOf(plan?.after ?? [])).toEqual(['b', 'text']);
  });

  it('begin where the configuration names them, however long they are', () => {
    const plan = planFolds([heading('a'), ...examples(1, 20)], 8, { Knob4: 'Turning', Knob16: 'Pulling' });
    expect(plan?.groups[0]?.folds.map(({ title, examples: folded }) => [title, folded.length])).toEqual([
      ['Turning', 12],
      ['Pulling', 5]
    ]);
  });

  it('begin after the first examples of a long group, and keep names together that begin alike', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'Pull slowly', 'Pull fast', 'Pull twice', 'Pull back', 'Z'];
    const plan = planFolds([heading('a'), ...names.map(example)], 8);
    const [group] = plan?.groups ?? [];
    expect(namesOf(group?.shown ?? [])).toEqual(['A', 'B', 'C']);
    expect(group?.folds.map((fold) => [fold.heading, namesOf(fold.blocks)])).toEqual([
      [null, ['D', 'E', 'F', 'G', 'H']],
      [null, ['Pull slowly', 'Pull fast', 'Pull twice', 'Pull back', 'Z']]
    ]);
  });

  it('contain every block once, in reading order', () => {
    const block = fc.oneof(
      fc.string({ minLength: 1 }).map((text) => heading(text)),
      fc.string().map((text) => prose(text)),
      fc.string().map((title) => example(title)),
      fc.constant(figure)
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 60 }), fc.integer({ min: 0, max: 30 }), (blocks, limit) => {
        const plan = planFolds(blocks, limit);
        if (plan === null) {
          return;
        }
        // A heading of a folded group is told apart from its blocks.
        const inGroups = plan.groups.flatMap(({ shown, folds }) => [
          ...shown,
          ...folds.flatMap((fold) => [
            ...(fold.heading === null
              ? []
              : blocks.filter((one) => one.kind === 'prose' && one.heading === fold.heading)),
            ...fold.blocks
          ])
        ]);
        expect([...plan.before, ...inGroups, ...plan.after]).toEqual(blocks);
        const folded = plan.groups.flatMap(({ folds }) => folds);
        expect(folded.every((fold) => fold.examples.length > 0)).toBe(true);
        expect(folded.filter((fold) => fold.heading === null).every((fold) => fold.examples.length <= 8)).toBe(true);
      })
    );
  });
});
