import { type BuildFigures, measureBuild } from './measureBuild.ts';
import { copySite } from './siteCopy.ts';

/** Builds in typical authoring situations. */
export interface SiteBuilds {
  /** Without a cache. */
  cold: BuildFigures;
  /** Without changes since the last build. */
  warm: BuildFigures;
  /** With a changed sentence on one page. */
  proseEdited: BuildFigures;
  /** With changed code in one example. */
  exampleEdited: BuildFigures;
}

/**
 * Builds a copy of the site four times.
 * @returns the results, and the output folder
 */
export async function benchBuild(): Promise<{ builds: SiteBuilds; output: string }> {
  const { folder, clear, editProse, editExample } = copySite();
  clear();
  const cold = await measureBuild(folder);
  const warm = await measureBuild(folder);
  editProse();
  const proseEdited = await measureBuild(folder);
  editExample();
  const exampleEdited = await measureBuild(folder);
  return { builds: { cold, warm, proseEdited, exampleEdited }, output: `${folder}/dist` };
}
