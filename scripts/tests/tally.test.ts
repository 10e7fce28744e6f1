import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tallyReport, tallyStage } from '../testing/tally.ts';

const check = { name: 'lint', command: ['lint'], report: null } as const;

function suiteReport(numPassedTests: number, numFailedTests: number, unloadedFiles = 0): string {
  const testResults = Array.from({ length: unloadedFiles }, () => ({ status: 'failed', assertionResults: [] }));
  return JSON.stringify({ numPassedTests, numFailedTests, testResults });
}

describe('tallyReport', () => {
  it('counts a file that could not be loaded as a failure', () => {
    expect(tallyReport(suiteReport(3, 1, 2))).toEqual({ passed: 3, failed: 3 });
  });
});

describe('tallyStage', () => {
  it('counts a plain check as one test', () => {
    expect(tallyStage(check, true)).toEqual({ passed: 1, failed: 0 });
    expect(tallyStage(check, false)).toEqual({ passed: 0, failed: 1 });
  });

  it('reads the counts that a suite has left', () => {
    const report = join(mkdtempSync(join(tmpdir(), 'tally-')), 'unit.json');
    writeFileSync(report, suiteReport(12, 2));
    expect(tallyStage({ name: 'units', command: ['vitest'], report }, false)).toEqual({ passed: 12, failed: 2 });
  });

  it('never takes a suite that broke off for a clean one', () => {
    const missing = join(tmpdir(), 'no-such-report.json');
    expect(tallyStage({ name: 'units', command: ['vitest'], report: missing }, false)).toEqual({
      passed: 0,
      failed: 1
    });
  });
});
