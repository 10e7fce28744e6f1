import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { normalizeWord, joinedWords, wordsOf } from '../../src/search/builtIn/words.ts';

const texts = (text: string): string[] => wordsOf(text).map((word) => word.text);

describe('words of a text', () => {
  it.each([
    ['Data list', ['data', 'list']],
    ['isInline', ['is', 'inline']],
    ['AngleDownIcon', ['angle', 'down', 'icon']],
    ['--acme-v6-c-button--m-primary', ['acme', 'v6', 'c', 'button', 'm', 'primary']],
    ['HTMLTable', ['html', 'table']],
    ['getByID', ['get', 'by', 'id']],
    ['Crème brûlée', ['creme', 'brulee']],
    ['日本語', ['日本語']],
    ['', []],
    ['-- !', []]
  ])('%s', (text, words) => {
    expect(texts(text)).toEqual(words);
  });

  it('are singularized', () => {
    expect(['tabs', 'boxes', 'branches', 'properties', 'class', 'status', 'axis', 'as'].map(normalizeWord)).toEqual([
      'tab',
      'box',
      'branch',
      'property',
      'class',
      'status',
      'axis',
      'as'
    ]);
  });

  it('keep their offsets in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let end = 0;
        for (const word of wordsOf(text)) {
          expect(word.start).toBeGreaterThanOrEqual(end);
          expect(word.end).toBeGreaterThan(word.start);
          expect(normalizeWord(text.slice(word.start, word.end)).length).toBeGreaterThan(0);
          end = word.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      })
    );
  });

  it('are joined if a name is written with a separator', () => {
    expect(joinedWords('Data list')).toBe(joinedWords('datalist'));
    expect(joinedWords('--pf-c-button')).toBe(joinedWords('pf c button'));
  });
});
