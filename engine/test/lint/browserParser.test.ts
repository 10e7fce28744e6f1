import { expect, it } from 'vitest';

import { parseProgram } from '../../src/live/compiler/parseProgram.ts';
import { lintFile } from '../../src/tools/lint/lintFiles.ts';
import { mistakes } from './mistakes.ts';
import { starterLinter } from './starterLinter.ts';

const scripts = mistakes.filter(({ file }) => /x$/.test(file));

it('finds the same with the parser of browsers as with that of Node', async () => {
  const linter = await starterLinter();
  for (const { file, code } of scripts) {
    const parsed = parseProgram(code, file);
    if (!parsed.ok) {
      throw new Error(`${code}\n${parsed.message}`);
    }
    // Offsets are those of the code without types, whose lines are the same.
    const found = linter.lintScript(parsed.program, parsed.code).map(({ rule, line }) => `${rule} ${line}`);
    const expected = lintFile(file, code, linter).findings.map(({ rule, line }) => `${rule} ${line}`);
    expect(found, code).toEqual(expected);
  }
});
