import { existsSync, readFileSync } from 'node:fs';
import type { Report, Stage } from './stage.ts';

export interface Tally {
  passed: number;
  failed: number;
  /** Flaky tests, which passed only when retried. */
  retried: string[];
  /** Reasons for skipped tests, without duplicates. */
  skipped: string[];
}

/** Used part of Vitest's JSON report. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** Used part of Playwright's JSON report. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  /** Errors outside of tests, e.g. in a file that couldn't be loaded. */
  errors: unknown[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; annotations: { type: string; description?: string }[] }[];
  }[];
}

const NOTHING: Tally = { passed: 0, failed: 0, retried: [], skipped: [] };

/**
 * Counts the tests of a finished stage. A failed stage has at least one failure, even if its suite crashed before any
 * test ran.
 */
export function tallyStage(stage: Stage, succeeded: boolean): Tally {
  if (stage.report === null) {
    return { ...NOTHING, passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  }
  const tally = existsSync(stage.report.file) ? tallyReport(stage.report) : NOTHING;
  return { ...tally, failed: succeeded ? tally.failed : Math.max(tally.failed, 1) };
}

/** Counts the tests of a report; a file that couldn't be loaded counts as one failure. */
export function tallyReport({ runner, file }: Report): Tally {
  const report = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  return runner === 'vitest' ? tallyVitest(report as VitestReport) : tallyPlaywright(report as PlaywrightReport);
}

function tallyVitest(report: VitestReport): Tally {
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { ...NOTHING, passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

function tallyPlaywright({ stats, suites, errors }: PlaywrightReport): Tally {
  const specs = suites.flatMap(specsOf);
  const isFlaky = ({ tests }: PlaywrightSuite['specs'][number]): boolean =>
    tests.some(({ status }) => status === 'flaky');
  const reasons = specs
    .flatMap(({ tests }) => tests.filter(({ status }) => status === 'skipped'))
    .flatMap(({ annotations }) => annotations.flatMap(({ description }) => description ?? []));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    retried: specs.filter(isFlaky).map(({ file, title }) => `${file}: ${title}`),
    skipped: [...new Set(reasons)]
  };
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

export function addTallies(left: Tally, right: Tally): Tally {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    retried: [...left.retried, ...right.retried],
    skipped: [...left.skipped, ...right.skipped]
  };
}
