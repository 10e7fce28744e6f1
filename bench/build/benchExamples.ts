import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { workFolder } from '../paths.ts';
import { writeExamplesSite } from '../synthetic/writeExamples.ts';
import { type BuildFigures, measureBuild } from './measureBuild.ts';

/** Numbers of copies of a package's examples. */
const COPIES = [1, 10] as const;

/** Cold build of a package's examples, each several times under new names. */
export interface ExamplesBuild {
  copies: number;
  figures: BuildFigures;
}

/** Builds sites with one and ten copies of a package's examples, without a cache. */
export async function benchExamples(): Promise<ExamplesBuild[]> {
  const builds: ExamplesBuild[] = [];
  for (const copies of COPIES) {
    const folder = join(workFolder, `examples-${copies}`);
    writeExamplesSite(folder, copies);
    builds.push({ copies, figures: await measureBuild(folder) });
    rmSync(folder, { recursive: true });
  }
  return builds;
}
