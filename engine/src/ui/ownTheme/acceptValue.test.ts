import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { refusalOf } from './acceptValue.ts';

/** What a hostile value is made of, and what it hides in. */
const PIECES = [
  ...['url', 'URL', 'src', 'image-set', '-webkit-image-set', 'image', 'attr', 'env', 'element', 'cross-fade', 'paint'],
  ...[
    'var',
    'calc',
    'rgb',
    'linear-gradient',
    '-',
    '--x',
    '\\75 rl',
    'u\\72l',
    'https://evil.example/',
    '//evil.example'
  ],
  ...['(', ')', '[', ']', '{', '}', ';', ',', ':', '/', '*', '/*', '*/', '"', "'", '<', '<!--', '-->', '@import', '!'],
  ...[' ', '\n', '\t', '\u00a0', '\u0000', '\u200b', '#', '+', '%', '1', 'é']
];
const hostile = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join(''));

/** Functions that request an address, or read what isn’t the theme’s. A name before a space is no function. */
const REQUESTS = /(?:url|src|image-set|image|attr|env|element|cross-fade|paint)\(/i;

const withoutStrings = (value: string): string => value.replaceAll(/"[^"\n]*"|'[^'\n]*'/g, ' ');

describe('values of a reader’s own theme', () => {
  it.each([
    '#06c',
    '1rem',
    'var(--acme-ink, var(--acme-paper))',
    'calc(1px - (2px + 3px) * 2)',
    'RGB(0 0 0 / 50%)',
    'color-mix(in oklab, red 20%, light-dark(#fff, #000))',
    'linear-gradient(to right, hsl(0deg 50% 50%), transparent)',
    '0 1px 2px rgba(0,0,0,.2), inset 0 0 0 1px color(display-p3 1 0 0)',
    'cubic-bezier(.4, 0, .2, 1)',
    'drop-shadow(0 0 2px #000) blur(2px) opacity(50%)',
    '"Acme Sans", \'Acme Text 2\', sans-serif',
    '[full-start] minmax(1rem, 1fr)',
    'url',
    '-(2px)'
  ])('%j are taken', (value) => {
    expect(refusalOf(value)).toBeNull();
  });

  it.each([
    ['url(https://evil.example/)', 'the function url() isn’t allowed'],
    ['URL (x), uRl("x")', 'the function uRl() isn’t allowed'],
    ['image-set("x" 1x)', 'the function image-set() isn’t allowed'],
    ['-webkit-image-set(x)', 'the function -webkit-image-set() isn’t allowed'],
    ['src("x")', 'the function src() isn’t allowed'],
    ['attr(href)', 'the function attr() isn’t allowed'],
    ['env(safe-area-inset-top)', 'the function env() isn’t allowed'],
    ['--own(1)', 'the function --own() isn’t allowed'],
    ['3url(x)', 'the function 3url() isn’t allowed'],
    ['calc(1px)url(x)', 'the function url() isn’t allowed'],
    ['"a"url(x)', 'the function url() isn’t allowed'],
    ['\\75 rl(x)', 'a character that isn’t allowed'],
    ['"/*" url(x) "*/"', 'a character that isn’t allowed'],
    ['1 } body { display: none', 'a character that isn’t allowed'],
    ['</style>', 'a character that isn’t allowed'],
    ['a\u0000b', 'a character that isn’t allowed'],
    ['"https://evil.example/a.png"', 'a text in quotes can have only letters, digits, spaces, and hyphens'],
    ['"open', 'not a complete declaration']
  ])('%j are refused', (value, reason) => {
    expect(refusalOf(value)).toBe(reason);
  });

  it('that are taken have no function that requests anything, whatever their text', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 60 })), (value) => {
        if (refusalOf(value) === null) {
          expect(withoutStrings(value)).not.toMatch(REQUESTS);
          expect(value).not.toMatch(/[\\<{};@]|\/[*/]/);
          for (const [string] of value.matchAll(/"[^"\n]*"|'[^'\n]*'/g)) {
            expect(string).not.toMatch(/[/:.]/);
          }
        }
      }),
      { numRuns: 2000 }
    );
  });
});
