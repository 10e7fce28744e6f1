import { describe, expect, it } from 'vitest';

import { lintFile } from '../../../../engine/src/tools/lint/lintFiles.ts';
import { mistakes } from './mistakes.ts';
import { projectCode } from './projectCode.ts';
import { projectMistakes } from './projectMistakes.ts';
import { projectSlips } from './projectSlips.ts';
import { siteLinter } from './siteLinter.ts';

describe('mistakes in code with the real packages', async () => {
  const linter = await siteLinter();
  const missed = [...mistakes, ...projectMistakes, ...projectSlips].flatMap(({ kind, rule, line, file, code }) => {
    const found = lintFile(file, code, linter).findings.map((each) => `${each.rule} ${each.line}`);
    return found.length === 1 && found[0] === `${rule} ${line}`
      ? []
      : [{ kind, code, wanted: `${rule} ${line}`, found }];
  });

  it('are found, and nothing else is', () => {
    expect(missed).toEqual([]);
  });

  it.each(projectCode)('are none in code that is right but unusual: %s %#', (file, text) => {
    expect(lintFile(file, text, linter)).toMatchObject({ findings: [], failure: null });
  });
});
