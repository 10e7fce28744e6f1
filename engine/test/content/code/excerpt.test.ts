import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { codeAddress } from '../../../src/content/code/codeAddress.ts';
import { readExcerpt } from '../../../src/content/code/excerpt.ts';
import { parseInfoString } from '../../../src/content/infoString.ts';

const region = (start: string, end: string): string => `before\n${start}\n  a\n    b\n${end}\nafter\n`;

describe('a part of a file', () => {
  it.each([
    ['// #region knob', '// #endregion knob'],
    ['// #region knob', '// #endregion'],
    ['//#region knob', '//#endregion'],
    ['// region knob', '// endregion knob'],
    ['/* #region knob */', '/* #endregion knob */'],
    ['{/* #region knob */}', '{/* #endregion knob */}'],
    ['<!-- #region knob -->', '<!-- #endregion knob -->'],
    ['# region knob', '# endregion knob'],
    ['# #region knob', '# #endregion knob'],
    ['#region knob', '#endregion'],
    ['#Region knob', '#End Region'],
    ['#pragma region knob', '#pragma endregion knob'],
    ['-- #region knob', '-- #endregion knob'],
    [':: #region knob', ':: #endregion knob'],
    ['REM #region knob', 'REM #endregion knob'],
    ['(* #region knob *)', '(* #endregion knob *)'],
    [';; #region knob', ';; #endregion knob']
  ])('is a region between comments: %s', (start, end) => {
    expect(readExcerpt(region(start, end), 'knob')).toEqual({ text: 'a\n  b', firstLine: 3 });
    expect(readExcerpt(region(`  ${start}`, `  ${end}`), 'knob')).toEqual({ text: 'a\n  b', firstLine: 3 });
  });

  it('has no comments of regions within it', () => {
    const file = '// #region a\n1\n// #region b\n2\n// #endregion b\n3\n// #endregion a\n';
    expect(readExcerpt(file, 'a')).toEqual({ text: '1\n2\n3', firstLine: 2 });
    expect(readExcerpt(file, 'b')).toEqual({ text: '2', firstLine: 4 });
  });

  it('may overlap another, whose end has its name', () => {
    const file = '// #region a\n1\n// #region b\n2\n// #endregion a\n3\n// #endregion b\n';
    expect(readExcerpt(file, 'a')).toEqual({ text: '1\n2', firstLine: 2 });
    expect(readExcerpt(file, 'b')).toEqual({ text: '2\n3', firstLine: 4 });
  });

  it('keeps comments that begin no region', () => {
    const file = '# region a\n# region of interest\n1\nregion = 2\n# endregion a\n';
    expect(readExcerpt(file, 'a')).toEqual({ text: '# region of interest\n1\nregion = 2', firstLine: 2 });
  });

  it.each([
    ['L2', 'b', 2],
    ['L2-L3', 'b\n  c', 2],
    ['L2-3', 'b\n  c', 2],
    ['L1-L3', 'a\n  b\n    c', 1]
  ])('is lines: %s', (part, text, firstLine) => {
    expect(readExcerpt('a\r\n  b\r\n    c\r\n', part)).toEqual({ text, firstLine });
  });

  it.each([
    ['L0', 'has 2 lines, and no lines 0 to 0'],
    ['L2-L4', 'has 2 lines, and no lines 2 to 4'],
    ['L2-L1', 'has 2 lines, and no lines 2 to 1'],
    ['gone', 'has no region "gone"']
  ])('is missing: %s', (part, message) => {
    expect(readExcerpt('a\nb\n', part)).toEqual({ message, hint: expect.stringMatching(/\.$/) as unknown });
  });

  it('is missing, with the nearest name, or all', () => {
    const file = '// #region knob\n// #endregion\n// #region dial\n// #endregion\n';
    expect(readExcerpt(file, 'knop')).toMatchObject({ hint: 'Did you mean "knob"?' });
    expect(readExcerpt(file, 'lamp')).toMatchObject({ hint: expect.stringContaining('It has knob, dial') as unknown });
    expect(readExcerpt('// #region knob\na', 'knob')).toMatchObject({ message: 'has no end of the region "knob"' });
  });

  it('is what stands between the comments, for any text', () => {
    const line = fc.stringMatching(/^[ \ta-z#/*-]*$/).filter((text) => !/region/i.test(text));
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (before, inside) => {
        const file = [...before, '// #region x', ...inside, '// #endregion x', ''].join('\n');
        const found = readExcerpt(file, 'x');
        const text = 'text' in found ? found.text : null;
        expect(text?.split('\n').map((one) => one.trim())).toEqual(
          (inside.length === 0 ? [''] : inside).map((one) => one.trim())
        );
      })
    );
  });
});

describe('the address of code', () => {
  it.each([
    ['ts file="./a.ts"', './a.ts', null],
    ['ts file="./a.ts#knob"', './a.ts', 'knob'],
    ['ts file=./a.ts#L3-L9', './a.ts', 'L3-L9'],
    ['ts file={./a.ts#knob}', './a.ts', 'knob'],
    ['ts {file="./a.ts#knob"}', './a.ts', 'knob'],
    ['ts file="./a.ts" region="knob"', './a.ts', 'knob']
  ])('is that of %s', (info, path, part) => {
    expect(codeAddress(parseInfoString(info))).toEqual({ path, part });
  });
});
