import { join } from 'node:path';
import type { Stage, Tier } from './stage.ts';
import { isTurn } from './turn.ts';

/** Script path instead of the command, because `--conditions` is an option of Node. */
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** The native compiler; `typescript` is the version with an API for the engine and the linter. */
const NATIVE_TSC = 'node_modules/typescript7/bin/tsc';

const PLAYWRIGHT_TEST = ['node', '--conditions=patternbook-source', PLAYWRIGHT, 'test'] as const;

/** Command that lists the browser tests. */
export const LIST_OF_TESTS = [...PLAYWRIGHT_TEST, '--project=browser', '--list'] as const;

const SITES = ['sites/patternfly', 'sites/starter'];

/**
 * Returns the stages of `npm test` in groups, cheapest first to fail early. The stages of a group are independent of
 * each other and run in parallel.
 * @param reportFolder output folder of the test reports
 * @param tier the quick one runs a sample of the browser tests; the full one ends with the tests that run alone
 */
export function testStages(reportFolder: string, tier: Tier): (readonly Stage[])[] {
  const sample = join(reportFolder, 'browserTests.txt');
  return [
    [
      check('types', 'node', NATIVE_TSC, '-p', '.'),
      check('format', 'prettier', '--check', '.'),
      check('unused code', 'knip'),
      check('lint', 'oxlint'),
      check('folders and hooks', 'eslint', '--max-warnings', '0', '.')
    ],
    // Run before the builds, which reuse the cached renders of the site tests.
    [units(reportFolder)],
    SITES.map((site) => check(`build ${site}`, ...engine('build', site))),
    [
      ...SITES.map((site) => check(`check ${site}`, ...engine('check', site))),
      ...(tier === 'full' || isTurn(6) ? [check('packed engine', 'node', 'scripts/pack-starter.ts')] : []),
      ...(tier === 'full' ? [] : [check('list of browser tests', 'node', 'scripts/testing/writeSample.ts', sample)])
    ],
    ...(tier === 'full'
      ? [[browserTests(reportFolder, 'browser')], [browserTests(reportFolder, 'alone')]]
      : [[browserTests(reportFolder, 'browser', `--test-list=${sample}`)]])
  ];
}

function check(name: string, ...command: [string, ...string[]]): Stage {
  return { name, command, report: null };
}

function units(reportFolder: string): Stage {
  const file = join(reportFolder, 'units.json');
  return {
    name: 'units',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${file}`],
    report: { runner: 'vitest', file }
  };
}

/** @param project of `playwright.config.ts` */
function browserTests(reportFolder: string, project: 'browser' | 'alone', ...options: string[]): Stage {
  const file = join(reportFolder, `${project}.json`);
  return {
    name: project,
    command: [...PLAYWRIGHT_TEST, `--project=${project}`, '--reporter=list,json', ...options],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    report: { runner: 'playwright', file }
  };
}

function engine(command: string, site: string): [string, ...string[]] {
  return ['node', '--conditions=patternbook-source', 'engine/src/tools/cli/main.ts', command, '--site', site];
}
