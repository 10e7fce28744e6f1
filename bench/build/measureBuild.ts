import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

import type { BuildSummary } from '../../engine/src/site/build/buildSummary.ts';
import { watchProcessTree } from './processTree.ts';
import { repositoryRoot } from '../paths.ts';

/** Resource usage of a build. */
export interface BuildFigures {
  /** Wall-clock time of the command. */
  seconds: number;
  /** CPU time of the process tree, or null if it can't be measured. */
  cpuSeconds: number | null;
  /** Peak memory of the process tree, or null if it can't be measured. */
  peakMemoryMb: number | null;
  tabs: number;
  /** Number of live examples, with figures. */
  examples: number;
  stages: BuildSummary['stages'];
}

const BYTES_IN_MB = 2 ** 20;

/**
 * Builds a site by the command line in a child process.
 * @param site folder of the site
 * @throws Error with the command's output if it fails
 */
export async function measureBuild(site: string): Promise<BuildFigures> {
  const start = performance.now();
  const args = ['--conditions=patternbook-source', 'engine/src/tools/cli/main.ts', 'build', '--site', site, '--json'];
  const child = spawn(process.execPath, args, { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  const stopWatching = watchProcessTree(child.pid ?? 0);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const seconds = (performance.now() - start) / 1000;
  const usage = stopWatching();
  // A build with errors in its content writes the site, too.
  if (!output.startsWith('{')) {
    throw new Error(`The build of ${site} failed:\n${errors}${output}`);
  }
  const summary = JSON.parse(output) as BuildSummary;
  return {
    seconds,
    cpuSeconds: usage && usage.cpuSeconds,
    peakMemoryMb: usage && usage.peakMemoryBytes / BYTES_IN_MB,
    tabs: summary.tabs,
    examples: summary.examples.all,
    stages: summary.stages
  };
}
