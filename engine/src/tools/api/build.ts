import type { SiteContext } from '../../content/siteContext.ts';
import type { Progress } from '../../site/build/progress.ts';
import type { BuildReport } from '../cli/buildReport.ts';

const SILENT: Progress = { stage: () => undefined, done: () => undefined };

/** What to build. */
export interface BuildOptions {
  /** Folder of the site's configuration; by default, the current one. */
  site?: string;
  /** Is told how the build goes on. */
  progress?: Progress;
}

/**
 * Builds a site, as `patternbook build` does.
 * @returns what was built, and the problems that the site's baseline doesn't accept, with the levels of its rules
 * @throws (rejects) ConfigError when the site can't be read; Error when a whole stage fails
 */
export async function build({ site = '.', progress }: BuildOptions = {}): Promise<BuildReport> {
  const { loadSiteContext } = await import('../../content/siteContext.ts');
  return buildContext(await loadSiteContext(site), progress);
}

/** Builds the site of a context. */
export async function buildContext(context: SiteContext, progress: Progress = SILENT): Promise<BuildReport> {
  // React reads it when it is first loaded; its development build prints warnings and is many times slower.
  process.env['NODE_ENV'] ??= 'production';
  // Loaded now: Vite and React take a second.
  const { buildSite } = await import('../../site/build/buildSite.ts');
  const { buildProblems, exampleProblems } = await import('../../check/buildProblems.ts');
  const { createBuildReport } = await import('../cli/buildReport.ts');
  const summary = await buildSite(context, progress, (read, components, inputs, { prepared, results }) => {
    const place = { ...context, components, prepared, rendered: results };
    const ofExamples = exampleProblems(read, place, inputs);
    ofExamples.catch(() => undefined);
    return () => buildProblems(read, place, ofExamples);
  });
  return createBuildReport(summary, context);
}
