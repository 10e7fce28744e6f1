import { afterEach, describe, expect, test } from 'vitest';

import { applyWording } from '../../src/core/siteTexts.ts';
import { typographic, typographicPieces } from '../../src/core/typographicMarks.ts';

afterEach(() => applyWording({ language: 'en', texts: {} }));

describe('typographic', () => {
  test.each([
    ["don't", 'don’t'],
    ["the users' names", 'the users’ names'],
    ["the '90s", 'the ’90s'],
    ['a "quoted phrase".', 'a “quoted phrase”.'],
    ['"Save", ("Cancel")', '“Save”, (“Cancel”)'],
    ['"It\'s 5 o\'clock"', '“It’s 5 o’clock”'],
    ["the 'files' of users' folders", "the 'files' of users’ folders"]
  ])('makes marks typographic: %s', (written, shown) => {
    expect(typographic(written)).toBe(shown);
  });

  test.each([
    'a 27" screen',
    'Role="grid"',
    'defaults to \'\' or ""',
    'one " alone',
    'wait... 1990--2000',
    "5' x 6'",
    "'100%', '1px', or type='rows'",
    "''"
  ])('leaves what no rule is sure of: %s', (written) => {
    expect(typographic(written)).toBe(written);
  });

  test('uses the marks of the site’s texts in other languages', () => {
    applyWording({ language: 'de', texts: { common: { quotation: '„{words}“' } } });

    expect(typographic('Ist\'s "gut"?')).toBe('Ist’s „gut“?');

    applyWording({ language: 'fr', texts: { common: { quotation: '« {words} »' } } });

    expect(typographicPieces(['l\'a "bon" mot', null])).toEqual(['l’a « bon » mot', null]);
  });

  test('leaves quotation marks of a language whose marks it doesn’t know', () => {
    applyWording({ language: 'fi', texts: {} });

    expect(typographic("raa'an \"sana\" 'toinen'")).toBe('raa’an "sana" \'toinen\'');
  });
});

test('reads the pieces of a paragraph together, and leaves code', () => {
  expect(typographicPieces(['set "', null, '" or "not ', 'both"; ', null, "'s"])).toEqual([
    'set “',
    null,
    '” or “not ',
    'both”; ',
    null,
    '’s'
  ]);
});
