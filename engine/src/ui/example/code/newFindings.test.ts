import { expect, it } from 'vitest';

import type { Finding } from '../../../lint/finding.ts';
import { newFindings } from './newFindings.ts';

const finding = (line: number, message: string): Finding => ({
  rule: 'raw-size',
  severity: 'warning',
  line,
  column: 1,
  message,
  suggestion: null,
  page: null,
  fix: null
});

const found = (...findings: Finding[]): Finding[] => findings;

it('leaves out what the site’s own version has, wherever it is now', () => {
  const before = { code: 'a\nb', findings: found(finding(2, 'B is wrong.')) };
  const now = { code: 'new\na\nb', findings: found(finding(1, 'New is wrong.'), finding(3, 'B is wrong.')) };
  expect(newFindings(now, before)).toEqual([finding(1, 'New is wrong.')]);
});

it('reports one more of a kind where it was added', () => {
  const before = { code: 'a: 8', findings: found(finding(1, '8 is a token.')) };
  const now = { code: 'b: 8\na: 8', findings: found(finding(1, '8 is a token.'), finding(2, '8 is a token.')) };
  expect(newFindings(now, before)).toEqual([finding(1, '8 is a token.')]);
});
