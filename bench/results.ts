import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { dirname } from 'node:path';

import type { DevFigures } from './browser/benchDev.ts';
import type { EditingFigures } from './browser/benchEditing.ts';
import type { NavigationFigures } from './browser/benchNavigation.ts';
import type { PageFigures } from './browser/benchPages.ts';
import type { SearchFigures } from './browser/benchSearch.ts';
import type { SiteBuilds } from './build/benchBuild.ts';
import type { ExamplesBuild } from './build/benchExamples.ts';
import type { SyntheticBuild } from './build/benchSynthetic.ts';

/** Environment of a run, without which times mean little. */
export interface Machine {
  date: string;
  node: string;
  processor: string;
  cores: number;
  memoryGb: number;
  /** Load average of the last minute before the start; above 1, other processes were running too. */
  load: number;
}

/** Results of a run; parts that were not selected are absent. */
export interface BenchResults {
  machine: Machine;
  builds?: SiteBuilds;
  /** Size of all files of the built site. */
  outputMb?: number;
  dev?: DevFigures;
  pages?: PageFigures[];
  navigation?: NavigationFigures[];
  editing?: EditingFigures[];
  search?: SearchFigures;
  synthetic?: SyntheticBuild[];
  examples?: ExamplesBuild[];
}

export function describeMachine(): Machine {
  return {
    date: new Date().toISOString(),
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    load: loadavg()[0] ?? 0
  };
}

export function writeResults(file: string, results: BenchResults): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
