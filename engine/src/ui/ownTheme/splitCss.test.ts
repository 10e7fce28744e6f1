import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { splitCss } from './splitCss.ts';

const shown = (css: string) => splitCss(css).map(({ text, line, block }) => [line, text, block?.text.trim() ?? null]);

describe('splitting a style sheet', () => {
  it('finds declarations and rules with their lines', () => {
    expect(shown('--a: 1; --b: 2;\n\n:root {\n  --c: 3\n}\n--d: 4')).toEqual([
      [1, '--a: 1', null],
      [1, '--b: 2', null],
      [3, ':root', '--c: 3'],
      [6, '--d: 4', null]
    ]);
    const [rule] = splitCss('\n.a {\n\n--c: 3; --d: 4 }');
    expect(splitCss(rule?.block?.text ?? '', rule?.block?.line).map(({ text, line }) => [line, text])).toEqual([
      [4, '--c: 3'],
      [4, '--d: 4']
    ]);
  });

  it('is not misled by comments, texts, brackets, and escapes', () => {
    expect(shown('/* ; {\n */ --a: "};"; --b: (;}); --c: {;}; --d: \\; ; e{')).toEqual([
      [2, '--a: "};"', null],
      [2, '--b: (;})', null],
      [2, '--c: {;}', null],
      [2, '--d: \\;', null],
      [2, 'e', '']
    ]);
  });

  it('keeps the lines after a comment within a rule', () => {
    const [rule] = splitCss(':root { /* a\nb */\n--a: 1 }');
    expect(splitCss(rule?.block?.text ?? '', rule?.block?.line)).toMatchObject([{ text: '--a: 1', line: 3 }]);
  });

  it('ends for any text, and loses no name', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '(',
      ')',
      ';',
      '"',
      "'",
      '/*',
      '*/',
      '\\',
      '\n',
      '--a:',
      '--b: 1',
      '@x',
      ' '
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (all) => {
        const css = all.join('');
        const parts = splitCss(css);
        expect(parts.every(({ line }) => line >= 1 && line <= css.split('\n').length)).toBe(true);
        const kept = parts.map(({ text, block }) => text + (block?.text ?? '')).join('');
        const written = css.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, '');
        expect(kept.split('--b').length).toBeGreaterThanOrEqual(/["'\\]/.test(css) ? 1 : written.split('--b').length);
      })
    );
  });

  it('reads a large text of opened brackets at once', () => {
    expect(splitCss('a{'.repeat(30_000))).toHaveLength(1);
    expect(splitCss('/* '.repeat(20_000))).toEqual([]);
  });
});
