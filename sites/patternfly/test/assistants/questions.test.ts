import { expect, it } from 'vitest';

import { QUESTIONS } from './questions.ts';

it('questions don’t have the facts that answer them', () => {
  const contained = QUESTIONS.flatMap(({ question, facts }) =>
    facts.filter((fact) => question.toLowerCase().includes(fact.toLowerCase())).map((fact) => `${question}: ${fact}`)
  );
  expect(contained).toEqual([]);
});
