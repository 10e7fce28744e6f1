import type { ResolvedConfig } from '../core/config.ts';
import { installedVersion } from '../content/packages.ts';
import { loadSite } from '../content/loadSite.ts';
import { siteExamples } from '../examples/siteExamples.ts';
import type { Problem } from '../model.ts';
import { applyKnownFaults, loadKnownFaults, staleFaultProblem } from './knownFaults.ts';
import { checkExamples } from './checkExamples.ts';
import { contentProblems } from './contentProblems.ts';
import { type Finding, dropRepeats, compareFindings, toFinding } from './finding.ts';
import { type CheckReport, createReport } from './report.ts';

export interface CheckOptions {
  /** Folder for what later runs reuse; the same as the build's, so that they share rendered examples. */
  cacheFolder: string;
}

/**
 * Looks for everything that is wrong with a site: its configuration, pages, links and examples, which are compiled,
 * rendered and type-checked. Faults that the site's `knownFaults.ts` lists are set apart.
 * @param siteFolder absolute path of the folder that holds the site's configuration and content
 * @throws if the list of known faults is malformed; all other faults are in the report
 */
export async function runCheck(
  config: ResolvedConfig,
  siteFolder: string,
  { cacheFolder }: CheckOptions
): Promise<CheckReport> {
  const faults = await loadKnownFaults(siteFolder);
  const site = await loadSite(config, siteFolder);
  const place = { config, folder: siteFolder, cacheFolder };
  const [examples, problems] = await Promise.all([checkExamples(site, place), contentProblems(site, place)]);

  const findingOf = (problem: Problem): Finding => toFinding(problem, siteFolder);
  const findings = dropRepeats([...problems, ...examples.problems].map(findingOf));
  const { open, known, stale } = applyKnownFaults(findings, faults, (name) => installedVersion(name, siteFolder));
  const staleFindings = stale.map((fault) => findingOf(staleFaultProblem(fault, siteFolder)));
  return createReport([...open, ...staleFindings].sort(compareFindings), known, {
    pages: site.pages.length,
    tabs: site.pages.flatMap(({ sources }) => sources).length,
    examples: siteExamples(site).length,
    rendered: examples.rendered,
    typed: examples.typed
  });
}
