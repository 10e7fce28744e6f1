import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { proseRules } from '../../prose/rules.ts';
import { serialComma } from '../../prose/serialComma.ts';
import { checkPage } from './check.ts';

/** Rules about constructions, by the message that only they have. */
const broken = (body: string): { name: string; words: string; place: string; hint: string }[] =>
  checkPage(proseRules, body).flatMap(({ message, location, hint }) => {
    const [, words, name] = /^"(.*)" breaks the rule (.*)\.$/s.exec(message) ?? [];
    const place = `${(location?.line ?? 0) - 5}:${location?.column}`;
    return words === undefined || name === undefined ? [] : [{ name, words, place, hint: hint ?? '' }];
  });

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
    expect(
      broken(text)
        .map(({ name, words }) => `${name}: ${words}`)
        .toSorted()
    ).toEqual(expected);
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
    const found = checkPage([serialComma], text);
    expect(found.map(({ hint }) => hint?.includes(expected ?? '–'))).toEqual(expected === null ? [] : [true]);
  });

  it('say where the construction is, which rule it breaks, and what to write', () => {
    const body = 'Fine.\n\nA badge\nstands beside it.';
    expect(broken(body)).toEqual([
      { name: 'stand', words: 'stands', place: '4:1', hint: 'For a position, write "is", "sits", or "appears".' }
    ]);
    expect(checkPage(proseRules, body).filter(({ code }) => code === 'prose/stand')).toMatchObject([
      { severity: 'error', message: '"stands" breaks the rule stand.' }
    ]);
  });

  it('pass over mentions and counterexamples', () => {
    const body = [
      'Don’t write *stands* or "the way to".',
      '',
      '| Not | Write |',
      '| --- | --- |',
      '| The list could not be loaded | Couldn’t load the list |',
      '',
      '`stand`'
    ].join('\n');
    expect(broken(body)).toEqual([]);
  });

  it('name parts of the text, whatever it is', () => {
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
        for (const { words, place } of broken(text)) {
          const [line, column = 0] = place.split(':').map(Number);
          expect(line).toBe(1);
          expect(words.trim()).toBe(words);
          expect(text.slice(column - 1).startsWith(words)).toBe(true);
        }
      })
    );
  });
});
