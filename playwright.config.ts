import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';
import { tier } from './e2e/support/tier.ts';
import { commitNumber } from './scripts/testing/commitNumber.ts';

const MINUTE_MS = 60_000;

/** Tests tagged `@full` run in `npm run test:full` only. */
const LEFT_OUT = tier === 'quick' ? [/@full/] : [];

/** A preview of a built site on any free port. Its address becomes the environment variable that `line` names. */
function preview(site: string, line: RegExp) {
  const program = `"${process.execPath}" --conditions=patternbook-source engine/src/tools/cli/main.ts`;
  return { name: site, command: `${program} preview --site ${site} --port 0`, wait: { stdout: line } };
}

// Read once, for all processes of the run.
commitNumber();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/browser',
  snapshotPathTemplate: '{testDir}/screenshots/baselines/{arg}{ext}',
  workers: 2,
  // A browser on a busy machine may miss a moment; a problem shows twice. The run lists what passed only then.
  retries: 1,
  timeout: MINUTE_MS,
  expect: {
    timeout: 10_000,
    // Letters and charts are drawn a little differently on each machine.
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.2, animations: 'disabled', caret: 'hide' }
  },
  reporter: [['list']],
  projects: [
    { name: 'browser', grepInvert: [...LEFT_OUT, /@alone/] },
    // What measures time needs the processor for itself: `npm run test:full` runs it after the others.
    { name: 'alone', grep: /@alone/, grepInvert: LEFT_OUT, workers: 1 }
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions(),
    trace: 'on-first-retry'
  },
  webServer: [
    preview('sites/patternfly', /^Site: +(?<PATTERNFLY_ADDRESS>https?:\/\/\S+?)\/?\s/m),
    preview('sites/starter', /^Site: +(?<STARTER_ADDRESS>https?:\/\/\S+?)\/?\s/m)
  ]
});
