import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatProblems } from '../../../src/check/prose/lengthProblems.ts';
import { ownPage, sentence } from './ownPages.ts';

describe('repeated paragraphs', () => {
  it('are reported at both locations, each with a reference to the other', () => {
    const pages = [
      ownPage(`Own.\n\n${sentence(12)}`, 'one'),
      ownPage(`- ${sentence(12).toUpperCase().replaceAll(' ', ',  ')}`, 'two')
    ];
    expect(repeatProblems(pages)).toMatchObject([
      {
        code: 'duplicate-paragraph',
        location: { file: '/content/one.md', line: 8 },
        message: 'The same paragraph is in /content/two.md:6.'
      },
      {
        code: 'duplicate-paragraph',
        location: { file: '/content/two.md', line: 6 },
        message: 'The same paragraph is in /content/one.md:8.'
      }
    ]);
  });

  it('are found within one page too', () => {
    expect(repeatProblems([ownPage(`${sentence(14)}\n\n${sentence(14)}`)])).toHaveLength(2);
  });

  it('are not reported if they are short or differ in a word', () => {
    const pages = [ownPage(sentence(11), 'one'), ownPage(`${sentence(11)}\n\n${sentence(12)}`, 'two')];
    expect(repeatProblems(pages)).toEqual([]);
  });

  it('are found for any text of sufficient length, and only then', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), (words) => {
        const pages = [ownPage(sentence(words), 'one'), ownPage(sentence(words), 'two')];
        expect(repeatProblems(pages)).toHaveLength(words >= 12 ? 2 : 0);
      })
    );
  });
});
