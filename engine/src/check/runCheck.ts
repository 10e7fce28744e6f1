import type { ResolvedConfig } from '../core/config.ts';
import type { MarkdownComponents } from '../core/markdownComponent.ts';
import { installedVersion } from '../content/packages.ts';
import { loadSite } from '../content/loadSite.ts';
import { siteExamples } from '../examples/siteExamples.ts';
import type { Problem } from '../model.ts';
import { applyBaseline, loadBaseline, staleEntryProblem } from './baseline.ts';
import { checkExamples } from './checkExamples.ts';
import { contentProblems } from './contentProblems.ts';
import { checkProse } from './prose/checkProse.ts';
import {
  type ReportedProblem,
  compareProblems,
  displayName,
  dropRepeats,
  toReportedProblem
} from './reportedProblem.ts';
import { type CheckReport, createReport } from './report.ts';

export interface CheckOptions {
  /** Cache for later runs; the same folder as for builds, so that they share rendered examples. */
  cacheFolder: string;
  /** Components that Markdown can use. */
  components: MarkdownComponents;
}

/**
 * Checks a whole site: its configuration, pages, links and examples, which are compiled, rendered and type-checked.
 * Problems that the site's `baseline.ts` lists are reported separately.
 * @param siteFolder absolute path of the folder that contains the site's configuration and content
 * @throws if the baseline is malformed; all other problems are in the report
 */
export async function runCheck(
  config: ResolvedConfig,
  siteFolder: string,
  { cacheFolder, components }: CheckOptions
): Promise<CheckReport> {
  const baseline = await loadBaseline(siteFolder);
  const site = await loadSite(config, siteFolder, components);
  const place = { config, folder: siteFolder, cacheFolder, components };
  const [examples, problems, prose] = await Promise.all([
    checkExamples(site, place),
    contentProblems(site, place),
    checkProse(site, place)
  ]);

  const report = (problem: Problem): ReportedProblem => toReportedProblem(problem, siteFolder);
  const reported = dropRepeats([...problems, ...prose.problems, ...examples.problems].map(report));
  const { open, known, stale } = applyBaseline(reported, baseline, (name) => installedVersion(name, siteFolder));
  const staleProblems = stale.map((entry) => report(staleEntryProblem(entry, siteFolder)));
  const language = prose.language.map((file) => ({ ...file, file: displayName(file.file, siteFolder) }));
  return createReport([...open, ...staleProblems].sort(compareProblems), known, language, {
    pages: site.pages.length,
    tabs: site.pages.flatMap(({ sources }) => sources).length,
    examples: siteExamples(site).length,
    rendered: examples.rendered,
    typed: examples.typed
  });
}
