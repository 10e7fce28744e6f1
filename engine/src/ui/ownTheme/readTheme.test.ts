// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { listThemes } from '../../core/themes.ts';
import { builtInAxes } from '../../core/builtInAxes.ts';
import { MAX_BYTES, isTooLarge, readTheme } from './readTheme.ts';
import { refusalOf } from './acceptValue.ts';

/** happy-dom's parser isn't that of a browser. `e2e/ownTheme.test.ts` uses a real one. */
vi.mock('../variableEditor/styleRules.ts', () => ({
  parseDeclaration: (text: string) => {
    const [, property = '', value = ''] = /^(--[^\s:]+)\s*:\s*([^;}]*?)\s*(?:!important)?$/.exec(text) ?? [];
    return value === '' ? null : { property, value };
  }
}));

/** Light and dark, which differ by `data-theme`, each with standard and high contrast. */
const THEMES = listThemes(builtInAxes());
const codesOf = (scheme: string) => THEMES.filter(({ colorScheme }) => colorScheme === scheme).map(({ code }) => code);

const taken = (css: string) =>
  readTheme(css, THEMES).declarations.map(({ property, value, themes }) => [property, value, themes]);
const left = (css: string) => readTheme(css, THEMES).leftOut.map(({ line, text, reason }) => [line, text, reason]);

describe('reading a theme', () => {
  it('takes declarations, bare and in rules for the root element', () => {
    expect(taken('--a: 1; :root { --b: 2; --c: 3 } html { --d: 4 }')).toEqual([
      ['--a', '1', null],
      ['--b', '2', null],
      ['--c', '3', null],
      ['--d', '4', null]
    ]);
  });

  it('knows the themes that a selector is for', () => {
    expect(taken("[data-theme='dark'] { --a: 1 } :root[data-theme='light'], .none { --a: 2 }")).toEqual([
      ['--a', '1', codesOf('dark')],
      ['--a', '2', codesOf('light')]
    ]);
  });

  it('lists what it leaves out, with line and reason', () => {
    const css = [
      '@import url(https://evil.example/a.css);',
      '@media print { :root { --a: 1 } }',
      '.card { --a: 1 }',
      ':root {',
      '  --a: url(x);',
      '  color: red;',
      '  &.b { --a: 1 }',
      '  --a',
      '}',
      '--\\62: 1;',
      'a:::b { --a: 1 }'
    ].join('\n');
    expect(taken(css)).toEqual([]);
    expect(left(css)).toEqual([
      [1, '@import url(https://evil.example/a.css)', 'at-rules aren’t supported'],
      [2, '@media print', 'at-rules aren’t supported'],
      [3, '.card', 'a rule for other elements than the root element, or for no theme of this site'],
      [5, '--a: url(x)', 'the function url() isn’t allowed'],
      [6, 'color: red', 'not a custom property, whose name starts with two hyphens'],
      [7, '&.b', 'rules within rules aren’t supported'],
      [8, '--a', 'not a complete declaration'],
      [10, '--\\62: 1', 'a character that isn’t allowed'],
      [11, 'a:::b', 'a rule for other elements than the root element, or for no theme of this site']
    ]);
  });

  it('takes 2,000 declarations of 64 KB', () => {
    const { declarations, leftOut } = readTheme('--a:1;'.repeat(2001), THEMES);
    expect(declarations).toHaveLength(2000);
    expect(leftOut).toMatchObject([{ reason: 'more than 2,000 declarations' }]);
    expect(isTooLarge('ü'.repeat(MAX_BYTES / 2))).toBe(false);
    expect(isTooLarge('ü'.repeat(MAX_BYTES / 2 + 1))).toBe(true);
    expect(taken(`--a: 1;${' '.repeat(MAX_BYTES)}`)).toEqual([]);
  });

  it('leaves out values that grow without end', () => {
    const names = Array.from({ length: 30 }, (_, index) => `--n${index + 1}: var(--n${index}) var(--n${index});`);
    const { declarations, leftOut } = readTheme(`--n0: 1px; ${names.join(' ')} --circle: var(--circle);`, THEMES);
    expect(declarations.length).toBeLessThan(20);
    expect(declarations.map(({ property }) => property)).toContain('--circle');
    expect(leftOut.at(-1)).toMatchObject({ text: '--n30: var(--n29) var(--n29)' });
  });

  it('takes only what is allowed, whatever the text', () => {
    const pieces = [
      ':root',
      '{',
      '}',
      ';',
      '--a:',
      '--b :',
      'url(x)',
      'var(--a)',
      '"',
      '/*',
      '*/',
      '\\',
      '@media',
      '1'
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 16 }), (all) => {
        for (const { property, value } of readTheme(all.join(' '), THEMES).declarations) {
          expect(property).toMatch(/^--[ab]$/);
          expect(refusalOf(value)).toBeNull();
        }
      })
    );
  });
});
