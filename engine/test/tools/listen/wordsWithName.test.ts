import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { wordsWithName } from '../../../src/tools/listen/wordsWithName.ts';

describe('words that name a part', () => {
  it('are those of one line, or of several', () => {
    expect(wordsWithName(['Clusters, heading', 'Save button', 'Cancel button'], 'Save')).toEqual(['Save button']);
    expect(wordsWithName(['heading level 4', 'Danger alert:', 'Quota reached'], 'Danger alert: Quota reached')).toEqual(
      ['Danger alert:', 'Quota reached']
    );
  });

  it('are null if nobody says the name', () => {
    expect(wordsWithName([], 'Save')).toBeNull();
    expect(wordsWithName(['button'], 'Save')).toBeNull();
  });

  it('are found however the name is divided into lines', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(words, words, (name, before) => {
        const found = wordsWithName([...before, ...name], name.join(' '));
        expect(found?.join('')).toContain(name.join(''));
      })
    );
  });
});
