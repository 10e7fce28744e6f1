import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEnglishCheck } from '../../../src/check/prose/englishProblems.ts';
import { englishRules } from '../../../src/check/prose/englishRules.ts';
import { ENGLISH_RULES } from '../../../src/core/config/prose.ts';
import { ownPage } from './ownPages.ts';

const check = (body: string, off: (typeof ENGLISH_RULES)[number][] = []): string[] =>
  ownPage(body)
    .passages.flatMap(createEnglishCheck({ off }))
    .map(({ message, location }) => `${(location?.line ?? 0) - 5}:${location?.column} ${message}`);

/** The rules that a text breaks, with the words that break them. */
function broken(text: string): string[] {
  return ENGLISH_RULES.flatMap((name) =>
    englishRules[name](text).map(({ start, end }) => `${name}: ${text.slice(start, end)}`)
  );
}

describe('the rules for plain English', () => {
  it.each([
    ['It works, also when the list is empty.', ['also-when: also when']],
    ['Both change at once.', ['at-once: at once']],
    ['The icon belongs into the button.', ['belong-into: belongs into']],
    ['The list could not be loaded.', ['could-not-be: could not be loaded']],
    ['The key couldn’t be found.', ['could-not-be: couldn’t be found']],
    ['The same facts in each row.', ['fact: facts']],
    ['This holds for every page.', ['hold: holds for']],
    ['It loads; meanwhile, nothing moves.', ['meanwhile: meanwhile']],
    ['It says of what it is a part.', ['of-what: of what', 'say-of: says of']],
    ['What opens is what closes.', ['repeated-what: what']],
    ['Nobody knows, and somebody asks.', ['somebody: Nobody', 'somebody: somebody']],
    ['The arrow stands at the end.', ['stand: stands']],
    ['First, stop. Take the next one.', ['take: Take the']],
    ['The title tells what happened.', ['tell: tells what']],
    ['Many things of one kind.', ['thing: things']],
    ['It is there on the way back.', ['the-way: on the way back']],
    ['Show the way out.', ['the-way: the way out']]
  ])('ban constructions: %s', (text, expected) => {
    expect(broken(text)).toEqual(expected);
  });

  it.each([
    'An asterisk stands for any text, and the name has to stand out.',
    'Tell people why. Say what happened. The bot can’t tell which one it is.',
    'What is a token? It names one purpose. What does it cost?',
    'Take a screenshot, and take part. The button takes focus.',
    'It applies regardless of what they chose.',
    'Something else: nothing, anything. In fact, it belongs in the header.',
    'They could not decide. The dialog holds its content.',
    'It depends on the way people read.'
  ])('let pass: %s', (text) => {
    expect(broken(text)).toEqual([]);
  });

  it.each([
    ['Sort, filter and select rows.', 'filter, and …'],
    ['Use headings, short lists or tables.', 'short lists, or …'],
    ['Icons, `code` and words.', ', and …'],
    ['When it has a title, a body and a footer, it fits.', null],
    ['In tables, rows and columns have headers.', null],
    ['Use one button, alone or with others.', null],
    ['Choose a value, which opens and closes the menu.', null],
    ['It has a title, a body, and a footer.', null],
    ['For code, drag and drop, and tables.', null],
    ['There are many options, five or more in each.', null],
    ['Edit code, change the theme or the width, or share it.', null],
    ['They load the page, and it moves and closes.', null]
  ])('find a missing serial comma: %s', (text, expected) => {
    const found = ownPage(text).passages.flatMap((passage) => englishRules['serial-comma'](passage.text));
    expect(found.map(({ hint }) => hint.includes(expected ?? '–'))).toEqual(expected === null ? [] : [true]);
  });

  it('say where the construction is, which rule it breaks, and what to write', () => {
    const body = 'Fine.\n\nA badge\nstands beside it.';
    expect(check(body)).toEqual(['4:1 "stands" breaks the rule stand.']);
    expect(ownPage(body).passages.flatMap(createEnglishCheck({ off: [] }))).toMatchObject([
      { severity: 'error', code: 'prose-english', hint: 'For a position, write "is", "sits", or "appears".' }
    ]);
  });

  it('pass over mentions, counterexamples and rules that the site turns off', () => {
    const body = [
      'Don’t write *stands* or "the way to".',
      '',
      '| Not | Write |',
      '| --- | --- |',
      '| The list could not be loaded | Couldn’t load the list |',
      '',
      '`stand`'
    ].join('\n');
    expect(check(body)).toEqual([]);
    expect(check('It stands there.', ['stand'])).toEqual([]);
  });

  it('name parts of the text in order, whatever it is', () => {
    const words = fc.constantFrom(
      'what',
      'stands',
      'a',
      'cat',
      ',',
      'and',
      'or',
      'for',
      'Take',
      'the',
      'way',
      '.',
      '?'
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
        const text = parts.join(' ');
        for (const name of ENGLISH_RULES) {
          for (const { start, end } of englishRules[name](text)) {
            expect(start).toBeLessThan(end);
            expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
          }
        }
      })
    );
  });
});
