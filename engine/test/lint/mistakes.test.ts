import { describe, expect, it } from 'vitest';

import { lintFile } from '../../src/tools/lint/lintFiles.ts';
import { mistakes } from './mistakes.ts';
import { starterLinter } from './starterLinter.ts';

describe('mistakes in code with the starter site’s package', async () => {
  const linter = await starterLinter();

  it.each(mistakes.map((mistake, index) => [`${mistake.kind} ${index}`, mistake] as const))(
    'finds %s',
    (_, mistake) => {
      const { findings, failure } = lintFile(mistake.file, mistake.code, linter);
      expect(failure).toBeNull();
      expect(
        findings.map(({ rule, line }) => `${rule} ${line}`),
        mistake.code
      ).toEqual([`${mistake.rule} ${mistake.line}`]);
    }
  );
});
