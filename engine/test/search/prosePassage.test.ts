import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { passageContent, passageExcerpt } from '../../src/search/builtIn/prosePassage.ts';

const SUBJECT = { place: ['Components', 'Design guidelines'], title: 'Spacing' };
const excerptOf = (text: string, ...words: string[]) => passageExcerpt(passageContent(SUBJECT, text), SUBJECT, words);

describe('the excerpt of a passage', () => {
  it('is the sentence with the most words of the query, without the title', () => {
    const text = 'Dials turn. The gap between dials is 8px, e.g. in a form. Ask before you change it.';
    const { text: excerpt, matches } = excerptOf(text, 'gap', 'dial');
    expect(excerpt).toBe('The gap between dials is 8px, e.g. in a form. Ask before you change it.');
    expect(matches.map(([start, end]) => excerpt.slice(start, end))).toEqual(['gap', 'dials']);
  });

  it('begins with the first sentence where only the title matches', () => {
    expect(excerptOf('Dials turn. Knobs do, too.', 'spacing')).toEqual({
      text: 'Dials turn. Knobs do, too.',
      matches: []
    });
  });

  it('is cut between words around the first match of a long sentence', () => {
    const { text, matches } = excerptOf(`${'left out '.repeat(30)}the gap ${'and more '.repeat(30)}`, 'gap');
    expect(text).toMatch(/^…(out|left) .*the gap and more .*…$/);
    expect(text).not.toMatch(/(\bmor|\ban)…$/);
    expect(matches.map(([start, end]) => text.slice(start, end))).toEqual(['gap']);
  });

  it('has no punctuation before its ellipsis', () => {
    const { text } = excerptOf(`the gap${' gap and so on.'.repeat(40)}`, 'gap');
    expect(text).toMatch(/[a-z]…$/);
  });

  it('has its matches inside it, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (text, words) => {
        const excerpt = excerptOf(text, ...words);
        for (const [start, end] of excerpt.matches) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(excerpt.text.length);
        }
      })
    );
  });
});
