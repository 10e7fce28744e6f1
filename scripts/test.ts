/**
 * `npm test`: runs all checks of the repository, until the first group with a failure. `--full` includes the tests that
 * are too slow for every push. The last line is `N passed, N failed`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { MissingToolError } from '../engine/src/tools/chromium/browser.ts';
import { findBrowser } from './browser/findBrowser.ts';
import { runStage } from './testing/runStage.ts';
import type { Stage, Tier } from './testing/stage.ts';
import { testStages } from './testing/stages.ts';
import { commitNumber } from './testing/commitNumber.ts';
import { addTallies, tallyStage, type Tally } from './testing/tally.ts';

const root = resolve(import.meta.dirname, '..');

async function runAndReport(stage: Stage, tier: Tier): Promise<Tally> {
  const result = await runStage(stage, root, tier);
  const tally = tallyStage(stage, result.succeeded);
  const counts = stage.report === null ? '' : `, ${tally.passed} passed, ${tally.failed} failed`;
  console.log(`${stage.name}: ${result.succeeded ? 'ok' : 'FAILED'} (${result.seconds.toFixed(1)} s${counts})`);
  if (!result.succeeded) {
    console.log(`\n${result.output}\nFailed: ${stage.name} — ${stage.command.join(' ')}`);
  }
  return tally;
}

function printList(heading: string, items: readonly string[]): void {
  if (items.length > 0) {
    console.log([heading, ...items.map((item) => `- ${item}`)].join('\n'));
  }
}

async function main(): Promise<number> {
  // Fail early: without a browser, the checks before would run for minutes in vain.
  findBrowser();
  // All stages choose by the same commit, whatever is committed meanwhile.
  commitNumber();
  const tier: Tier = process.argv.includes('--full') ? 'full' : 'quick';
  const reportFolder = mkdtempSync(join(tmpdir(), 'patternbook-test-'));
  let total: Tally = { passed: 0, failed: 0, retried: [], skipped: [] };
  for (const group of testStages(reportFolder, tier)) {
    const tallies = await Promise.all(group.map((stage) => runAndReport(stage, tier)));
    total = tallies.reduce(addTallies, total);
    if (total.failed > 0) {
      break;
    }
  }
  rmSync(reportFolder, { recursive: true });
  printList('Passed only when tried again:', total.retried);
  printList('Skipped:', total.skipped);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed;
}

try {
  process.exitCode = (await main()) > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof MissingToolError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
}
