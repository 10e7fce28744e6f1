import { join } from 'node:path';
import type { Stage } from './stage.ts';

/** Started by its file, since only Node itself takes the condition. */
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** The compiler in native code; `typescript` is the one whose interface the engine and the linter use. */
const NATIVE_TSC = 'node_modules/typescript7/bin/tsc';

const SITES = ['sites/patternfly', 'sites/starter'];

/**
 * The stages of `npm test`, cheapest first so that mistakes show early. The stages of a group don't depend on each
 * other and run in parallel.
 * @param reportFolder where the test suites leave their counts
 */
export function testStages(reportFolder: string): (readonly Stage[])[] {
  return [
    [
      check('types', 'node', NATIVE_TSC, '-p', '.'),
      check('format', 'prettier', '--check', '.'),
      check('unused code', 'knip'),
      check('lint', 'oxlint'),
      check('folders and hooks', 'eslint', '--max-warnings', '0', '.')
    ],
    // Before the builds, which take over what the tests of the sites have rendered.
    [units(reportFolder)],
    SITES.map((site) => check(`build ${site}`, ...engine('build', site))),
    [
      ...SITES.map((site) => check(`check ${site}`, ...engine('check', site))),
      check('packed engine', 'node', 'scripts/pack-starter.ts')
    ],
    [browserTests(reportFolder)]
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

function browserTests(reportFolder: string): Stage {
  const file = join(reportFolder, 'browser.json');
  return {
    name: 'browser',
    command: ['node', '--conditions=patternbook-source', PLAYWRIGHT, 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    report: { runner: 'playwright', file }
  };
}

function engine(command: string, site: string): [string, ...string[]] {
  return ['node', '--conditions=patternbook-source', 'engine/src/tools/cli/main.ts', command, '--site', site];
}
