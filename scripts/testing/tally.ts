import { existsSync, readFileSync } from 'node:fs';
import type { Stage } from './stage.ts';

export interface Tally {
  passed: number;
  failed: number;
}

/** The part of vitest's JSON report that is read here. */
interface SuiteReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/**
 * Counts a finished stage. A stage that failed never counts less than one failure,
 * so a suite that broke off before its tests ran is not taken for a clean one.
 */
export function tallyStage(stage: Stage, succeeded: boolean): Tally {
  if (stage.report === null) {
    return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  }
  const counts = existsSync(stage.report) ? tallyReport(readFileSync(stage.report, 'utf8')) : { passed: 0, failed: 0 };
  return { passed: counts.passed, failed: succeeded ? counts.failed : Math.max(counts.failed, 1) };
}

/** Counts the tests of a vitest JSON report; a file that could not be loaded is one failure. */
export function tallyReport(json: string): Tally {
  const report = JSON.parse(json) as SuiteReport;
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

export function addTallies(left: Tally, right: Tally): Tally {
  return { passed: left.passed + right.passed, failed: left.failed + right.failed };
}
