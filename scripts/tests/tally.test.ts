import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Report } from '../testing/stage.ts';
import { addTallies, tallyReport, tallyStage } from '../testing/tally.ts';

const check = { name: 'lint', command: ['lint'], report: null } as const;

function write(runner: Report['runner'], content: object): Report {
  const file = join(mkdtempSync(join(tmpdir(), 'tally-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return { runner, file };
}

function vitestReport(numPassedTests: number, numFailedTests: number, unloadedFiles = 0): Report {
  const testResults = Array.from({ length: unloadedFiles }, () => ({ status: 'failed', assertionResults: [] }));
  return write('vitest', { numPassedTests, numFailedTests, testResults });
}

const spec = (title: string, status: string, description?: string) => ({
  title,
  file: 'a.test.ts',
  tests: [{ status, annotations: description === undefined ? [] : [{ type: 'skip', description }] }]
});

describe('tallyReport', () => {
  it('counts a file that vitest could not load as a failure', () => {
    expect(tallyReport(vitestReport(3, 1, 2))).toMatchObject({ passed: 3, failed: 3 });
  });

  it('names what passed only when it was tried again, and why tests were skipped', () => {
    const report = write('playwright', {
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 2 },
      errors: [{ message: 'b.test.ts could not be loaded' }],
      suites: [
        {
          title: 'a.test.ts',
          specs: [spec('opens', 'expected'), spec('closes', 'unexpected')],
          suites: [
            {
              title: 'in Firefox',
              specs: [
                spec('scrolls', 'flaky'),
                spec('x', 'skipped', 'No Firefox.'),
                spec('y', 'skipped', 'No Firefox.')
              ]
            }
          ]
        }
      ]
    });
    expect(tallyReport(report)).toEqual({
      passed: 2,
      failed: 2,
      retried: ['a.test.ts: scrolls'],
      skipped: ['No Firefox.']
    });
  });
});

describe('tallyStage', () => {
  it('counts a plain check as one test', () => {
    expect(tallyStage(check, true)).toMatchObject({ passed: 1, failed: 0 });
    expect(tallyStage(check, false)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('reads the counts that a suite has left', () => {
    const report = vitestReport(12, 2);
    expect(tallyStage({ name: 'units', command: ['vitest'], report }, false)).toMatchObject({ passed: 12, failed: 2 });
  });

  it('never takes a suite that broke off for a clean one', () => {
    const report: Report = { runner: 'vitest', file: join(tmpdir(), 'no-such-report.json') };
    expect(tallyStage({ name: 'units', command: ['vitest'], report }, false)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('addTallies', () => {
  it('adds the counts and joins the lists', () => {
    const left = { passed: 1, failed: 2, retried: ['a'], skipped: [] };
    const right = { passed: 3, failed: 4, retried: ['b'], skipped: ['c'] };
    expect(addTallies(left, right)).toEqual({ passed: 4, failed: 6, retried: ['a', 'b'], skipped: ['c'] });
  });
});
