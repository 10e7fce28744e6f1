import { join } from 'node:path';
import type { Stage } from './stage.ts';

const SITES = ['sites/patternfly', 'sites/starter'];

/**
 * The steps of `npm test`, cheapest first so that a slip shows early. Those of a group need nothing of each other
 * and one core each: they run side by side.
 * @param reportFolder where the test suites leave their counts
 */
export function testStages(reportFolder: string): (readonly Stage[])[] {
  return [
    [
      check('types', 'tsc', '-p', '.'),
      check('format', 'prettier', '--check', '.'),
      check('unused code', 'knip'),
      check('lint', 'eslint', '--max-warnings', '0', '.')
    ],
    [suite('units', 'unit', reportFolder)],
    SITES.map((site) => check(`build ${site}`, ...engine('build', site))),
    [
      ...SITES.map((site) => check(`check ${site}`, ...engine('check', site))),
      check('packed engine', 'node', 'scripts/pack-starter.ts')
    ],
    [suite('browser', 'e2e', reportFolder)]
  ];
}

function check(name: string, ...command: [string, ...string[]]): Stage {
  return { name, command, report: null };
}

function suite(name: string, project: string, reportFolder: string): Stage {
  const report = join(reportFolder, `${project}.json`);
  return {
    name,
    command: ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    report
  };
}

function engine(command: string, site: string): [string, ...string[]] {
  return ['node', '--conditions=patternbook-source', 'engine/src/tools/cli/main.ts', command, '--site', site];
}
