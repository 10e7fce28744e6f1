import { describe, expect, it } from 'vitest';

import { sentence } from '../../../../engine/test/check/prose/ownPages.ts';
import { peopleDensity } from '../../prose/people.ts';
import { whatClauses } from '../../prose/whatClauses.ts';
import { checkPage, checkPages } from './check.ts';

const density = (body: string) =>
  checkPage([...whatClauses, peopleDensity], body).filter(({ code }) => code.endsWith('density'));

describe('a file', () => {
  it('may have one "what" clause, and a few per 1,000 words', () => {
    const twice = 'Say what it does.\n\nSay what it costs.\n\n';
    expect(density(`Say what it does. ${sentence(3)}`)).toEqual([]);
    expect(density(twice + sentence(500))).toEqual([]);
    expect(density(twice + sentence(400))).toMatchObject([
      {
        severity: 'error',
        code: 'prose/what-density',
        message: 'The text has 2 "what" clauses in 408 words (4.9 per 1,000); at most 4 per 1,000 are allowed.',
        location: { file: '/content/page.md', line: 1 }
      }
    ]);
  });

  it('may ask and mention more often', () => {
    expect(density('## What changes\n\nWhat is it? It is *what* you see: "what".')).toEqual([]);
    expect(density('## What changes\n\nWhat is it? It is what you see: "what".')).toHaveLength(1);
  });

  it('may use "people" a few times per 1,000 words, mentions apart', () => {
    const twice = 'People wait. Most people read. Write *people*.\n\n';
    expect(density(twice + sentence(200))).toEqual([]);
    expect(density(twice + sentence(93))).toMatchObject([
      {
        code: 'prose/people-density',
        message: 'The text has 2 times "people" in 100 words (20.0 per 1,000); at most 10 per 1,000 are allowed.'
      }
    ]);
  });

  it('is counted by itself', () => {
    expect(checkPages([peopleDensity], { a: 'People wait.', b: 'People read.' })).toEqual([]);
  });
});
