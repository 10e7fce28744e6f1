import { describe, expect, it } from 'vitest';
import { countLanguage, perThousand, densityProblems } from '../../../src/check/prose/languageReport.ts';
import { ownPage, sentence } from './ownPages.ts';

const count = (body: string) => countLanguage(ownPage(body).passages);

describe('the language of a file', () => {
  it('is counted in words and "what" clauses', () => {
    const body = '## What changes\n\nSay what the `button` does. What is it? It is *what* you see: "what".';
    expect(count(body)).toEqual([{ file: '/content/page.md', words: 15, whatClauses: 2, people: 0 }]);
  });

  it('is reported by file, in alphabetical order', () => {
    const passages = [...ownPage('One.', 'b').passages, ...ownPage('Two words.', 'a').passages];
    expect(countLanguage(passages).map(({ file, words }) => [file, words])).toEqual([
      ['/content/a.md', 2],
      ['/content/b.md', 1]
    ]);
  });

  it('may have one "what" clause, and a few per 1,000 words', () => {
    const limit = { whatPerThousand: 4, peoplePerThousand: 10 };
    const twice = 'Say what it does.\n\nSay what it costs.\n\n';
    expect(densityProblems(count(`Say what it does. ${sentence(3)}`), limit)).toEqual([]);
    expect(densityProblems(count(twice + sentence(500)), limit)).toEqual([]);
    expect(densityProblems(count(twice + sentence(400)), limit)).toMatchObject([
      {
        code: 'what-density',
        message: 'The text has 2 "what" clauses in 408 words (4.9 per 1,000); at most 4 per 1,000 are allowed.'
      }
    ]);
  });

  it('may use "people" a few times per 1,000 words, mentions apart', () => {
    const limit = { whatPerThousand: 4, peoplePerThousand: 10 };
    const twice = 'People wait. Most people read. Write *people*.\n\n';
    expect(densityProblems(count(twice + sentence(200)), limit)).toEqual([]);
    expect(densityProblems(count(twice + sentence(93)), limit)).toMatchObject([
      {
        code: 'people-density',
        message: 'The text has 2 times "people" in 100 words (20.0 per 1,000); at most 10 per 1,000 are allowed.'
      }
    ]);
  });

  it('has no density without words', () => {
    expect(perThousand({ words: 0, whatClauses: 0 })).toBe(0);
  });
});
