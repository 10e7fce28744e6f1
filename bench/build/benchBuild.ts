import { type BuildFigures, measureBuild } from './measureBuild.ts';
import { copySite } from './siteCopy.ts';

/** The builds that an author waits for. */
export interface SiteBuilds {
  /** Nothing is cached. */
  cold: BuildFigures;
  /** Nothing has changed since the last build. */
  warm: BuildFigures;
  /** A sentence of one page has changed. */
  proseEdited: BuildFigures;
  /** The code of one example has changed. */
  exampleEdited: BuildFigures;
}

/**
 * Builds a copy of the site four times.
 * @returns the figures, and the folder of the built site
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
