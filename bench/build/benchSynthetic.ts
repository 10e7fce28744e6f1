import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { workFolder } from '../paths.ts';
import { writeSyntheticSite } from '../synthetic/writeSite.ts';
import { type BuildFigures, measureBuild } from './measureBuild.ts';

/** Numbers of pages, to show how time and memory scale. The peers were measured with 1,000. */
const SYNTHETIC_SIZES = [350, 1000, 3500] as const;

/** Cold build of a synthetic site. */
export interface SyntheticBuild {
  pages: number;
  figures: BuildFigures;
}

/** Builds synthetic sites of increasing size without a cache. */
export async function benchSynthetic(sizes: readonly number[] = SYNTHETIC_SIZES): Promise<SyntheticBuild[]> {
  const builds: SyntheticBuild[] = [];
  for (const pages of sizes) {
    const folder = join(workFolder, `synthetic-${pages}`);
    writeSyntheticSite(folder, pages);
    builds.push({ pages, figures: await measureBuild(folder) });
    rmSync(folder, { recursive: true });
  }
  return builds;
}
