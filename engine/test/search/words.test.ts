import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { indexedWords, joinedWords, normalizeWord, wordsOf } from '../../src/search/builtIn/words.ts';

const texts = (text: string): string[] => wordsOf(text).map((word) => word.text);

describe('words of a text', () => {
  it.each([
    ['Data list', ['data', 'list']],
    ['isInline', ['is', 'inline']],
    ['AngleDownIcon', ['angle', 'down', 'icon']],
    ['--acme-v6-c-button--m-primary', ['acme', 'v6', 'c', 'button', 'm', 'primary']],
    ['HTMLTable', ['html', 'table']],
    ['New in 6.5.1.', ['new', 'in', '6.5.1']],
    ['getByID', ['get', 'by', 'id']],
    ['Crème brûlée', ['creme', 'brulee']],
    ['这个按钮', ['这个', '个按', '按钮']],
    ['ボタンを押す', ['ボタ', 'タン', 'ンを', 'を押', '押す']],
    ['ユーザー', ['ユー', 'ーザ', 'ザー']],
    ['按', ['按']],
    ['ปุ่มกด', ['ปุ่ม', 'มก', 'กด']],
    ['使用Button组件v6，3个', ['使用', 'button', '组件', 'v6', '3', '个']],
    ['한국어 버튼', ['한국어', '버튼'].map((word) => word.normalize('NFD'))],
    ['кнопка', ['кнопка']],
    ['', []],
    ['-- !', []]
  ])('%s', (text, words) => {
    expect(texts(text)).toEqual(words);
  });

  it.each([
    ["don't", 'don’t'],
    ['"a quoted phrase"', '“a quoted phrase”']
  ])('are the same with straight and typographic marks: %s', (straight, typographic) => {
    expect(texts(typographic)).toEqual(texts(straight));
    expect(joinedWords(typographic)).toBe(joinedWords(straight));
    expect(wordsOf(straight)).not.toEqual([]);
  });

  it.each([
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδός'],
    ['Ｂｕｔｔｏｎ', 'button'],
    ['ﬁle', 'file'],
    ['but\u00ADton', 'button'],
    ['\u{1D401}\u{1D42E}\u{1D42D}', 'but'],
    ['Łódź', 'lodz'],
    ['smørrebrød', 'smorrebrod'],
    ['ışık', 'isik'],
    ['İstanbul', 'istanbul'],
    ['Cœur', 'coeur'],
    ['مُقَدِّمَة', 'مقدمة'],
    ['زـــر', 'زر'],
    ['שָׁלוֹם', 'שלום'],
    ['ﾎﾞﾀﾝ', 'ボタン'],
    ['１２px', '12px'],
    ['v٣', 'v3'],
    ['เวอร์ชัน ๑๐', 'เวอร์ชัน 10']
  ])('are the same however readers write them: %s, %s', (one, other) => {
    expect(texts(one)).toEqual(texts(other));
    expect(texts(one)).not.toEqual([]);
  });

  it.each([
    ['कि', 'की'],
    ['தமிழ்', 'தமழ'],
    ['ปุ่ม', 'ปม']
  ])('differ by vowels that are marks: %s, %s', (one, other) => {
    expect(texts(one)).not.toEqual(texts(other));
  });

  it('begin with the beginning of a word, whatever its last letter is', () => {
    expect(joinedWords('δημόσιος').startsWith(joinedWords('ΔΗΜΟΣ'))).toBe(true);
  });

  it('are singularized', () => {
    expect(
      ['tabs', 'boxes', 'branches', 'properties', 'class', 'status', 'axis', 'axes', 'analyses', 'bases', 'as'].map(
        normalizeWord
      )
    ).toEqual(['tab', 'box', 'branch', 'property', 'class', 'status', 'axis', 'axis', 'analysis', 'base', 'as']);
  });

  it('keep their offsets in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let end = 0;
        for (const word of wordsOf(text)) {
          // Pairs of letters overlap.
          expect(word.end).toBeGreaterThan(end);
          expect(word.end).toBeGreaterThan(word.start);
          expect(normalizeWord(text.slice(word.start, word.end)).length).toBeGreaterThan(0);
          end = word.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      })
    );
  });

  it('of text without spaces are found in all text that contains them', () => {
    const letter = fc.constantFrom('按', '钮', '组', '件', '提', 'ボ', 'タ', 'ン', 'を', 'ป', 'ก');
    const run = fc.array(letter, { minLength: 1, maxLength: 6 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(run, run, run, (before, word, after) => {
        const known = indexedWords(`x ${before}${word}${after} y`).map(({ text }) => text);
        expect(texts(word).every((each) => known.some((other) => other.startsWith(each)))).toBe(true);
      })
    );
  });

  it('are joined if a name is written with a separator', () => {
    expect(joinedWords('Data list')).toBe(joinedWords('datalist'));
    expect(joinedWords('--pf-c-button')).toBe(joinedWords('pf c button'));
  });
});
