import type { ResolvedConfig } from '../core/config.ts';
import type { MarkdownComponents } from '../core/markdownComponent.ts';
import { addRendered } from '../content/addRendered.ts';
import { loadSite } from '../content/loadSite.ts';
import { loadSiteReference } from '../reference/siteReference.ts';
import { htmlOf } from '../examples/render/result.ts';
import { siteExamples } from '../examples/siteExamples.ts';
import { staleEntryProblem } from './baseline.ts';
import { checkExampleTypes, checkExamples } from './checkExamples.ts';
import { checkGuidance } from './guidance/checkGuidance.ts';
import { contentProblems } from './contentProblems.ts';
import { sortProblems } from './openProblems.ts';
import { checkProse } from './prose/checkProse.ts';
import { renderParts } from './renderParts.ts';
import { compareProblems, toReportedProblem } from './reportedProblem.ts';
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
  const site = await loadSite(config, siteFolder, components);
  const location = { config, folder: siteFolder, cacheFolder, components };
  const parts = await renderParts(site, location);
  const rendered = new Map(parts.flatMap(({ module, result }) => (result ? [[module.key, result] as const] : [])));
  addRendered(site, config, (part) => htmlOf(rendered.get(part)));
  const place = { ...location, rendered };
  const [content, examples, types, prose] = await Promise.all([
    contentProblems(site, place),
    checkExamples(site, place, () => loadSiteReference(site, config, place)),
    checkExampleTypes(site, place),
    checkProse(site, place)
  ]);

  const ofExamples = examples.findings.map(({ problem }) => problem);
  const guidance = checkGuidance(site, config, siteFolder);
  const problems = [...content, ...prose, ...guidance.problems, ...ofExamples, ...types.problems];
  const { open, known, stale } = await sortProblems(problems, config.rules, siteFolder);
  const staleProblems = stale.map((entry) => toReportedProblem(staleEntryProblem(entry, siteFolder), siteFolder));
  return createReport([...open, ...staleProblems].sort(compareProblems), known, guidance.report, {
    pages: site.pages.length,
    tabs: site.pages.flatMap(({ sources }) => sources).length,
    examples: siteExamples(site).length,
    rendered: examples.rendered,
    typed: types.typed
  });
}
