import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

import type { BuildSummary } from '../../engine/src/site/build/buildSummary.ts';
import { watchProcessTree } from './processTree.ts';
import { repositoryRoot } from '../paths.ts';

/** What one build of a site took. */
export interface BuildFigures {
  /** From the start of the command to its end. */
  seconds: number;
  /** Processor time of the whole process tree; null where it can't be measured. */
  cpuSeconds: number | null;
  /** Peak memory of the whole process tree; null where it can't be measured. */
  peakMemoryMb: number | null;
  tabs: number;
  /** Live examples; each has a document of its own. */
  examples: number;
  stages: BuildSummary['stages'];
}

const BYTES_IN_MB = 2 ** 20;

/**
 * Builds a site with the command line, in a process of its own.
 * @param site folder of the site
 * @throws Error with what the command printed when it fails
 */
export async function measureBuild(site: string): Promise<BuildFigures> {
  const start = performance.now();
  const args = ['--conditions=patternbook-source', 'engine/src/tools/cli/main.ts', 'build', '--site', site, '--json'];
  const child = spawn(process.execPath, args, { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  const stopWatching = watchProcessTree(child.pid ?? 0);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const seconds = (performance.now() - start) / 1000;
  const usage = stopWatching();
  if (child.exitCode !== 0) {
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
