import { expect, it } from 'vitest';

import { outlineProblems } from '../../../src/check/guidance/outlineProblems.ts';
import type { GuidanceModel } from '../../../src/core/config/guidance.ts';
import { ownPage } from '../prose/ownPages.ts';

const OUTLINE: GuidanceModel['outline'] = [
  { titles: ['When to use'], needed: ['S', 'M', 'L'] },
  { titles: ['Sizes and spacing', 'Sizes'], needed: [] },
  { titles: ['Behavior'], needed: ['M', 'L'] }
];

function messages(body: string, size: 'S' | 'M'): string[] {
  const place = { file: '/content/page.md', line: 2 };
  return outlineProblems(ownPage(body), OUTLINE, { size, place }).map(({ message }) => message);
}

it('the sections of the model in their order are right, also under another of their names', () => {
  expect(messages('## When to use\n\nA.\n\n## Sizes\n\nB.\n\n### More\n\n## Behavior\n\nC.', 'M')).toEqual([]);
});

it('only sections that the size needs are missing', () => {
  expect(messages('## When to use\n\nA.', 'S')).toEqual([]);
  expect(messages('## When to use\n\nA.', 'M')).toEqual(['The section "Behavior" is missing, which size M needs.']);
});

it('sections in another order, and others than those of the model, are found', () => {
  expect(messages('## Sizes\n\nA.\n\n## When to use\n\nB.\n\n## History\n\nC.', 'S')).toEqual([
    'The model has no section "History".',
    '"Sizes" comes before "When to use".'
  ]);
});
