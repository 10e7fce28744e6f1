import type { ResolvedConfig } from '../config.ts';
import { loadSite } from '../content/loadSite.ts';
import { findPackageFolder } from '../content/packageFolder.ts';
import { ModuleResolver } from '../examples/moduleResolver.ts';
import { ScopeExports } from '../examples/scopeExports.ts';
import { isProgram, siteExamples } from '../examples/siteExamples.ts';
import type { Problem, Site } from '../model.ts';
import { loadSiteReference } from '../reference/siteReference.ts';
import { applyKnownFaults } from './applyKnownFaults.ts';
import { configProblems } from './configProblems.ts';
import { cssPrefixProblems } from './cssPrefixProblems.ts';
import { dropRepeats } from './dropRepeats.ts';
import { exampleFileProblems } from './exampleFileProblems.ts';
import { compareFindings, toFinding } from './finding.ts';
import { installedVersion } from '../content/installedVersion.ts';
import { loadKnownFaults } from './loadKnownFaults.ts';
import { locateInConfig } from './locateInConfig.ts';
import { markdownImportProblems } from './markdownImportProblems.ts';
import { prepareExamples } from './prepareExamples.ts';
import { proseProblems } from './prose/proseProblems.ts';
import { renderProblems } from './renderProblems.ts';
import { type CheckReport, createReport } from './report.ts';
import { staleFaultProblem } from './staleFaultProblem.ts';
import { summaryProblems } from './summaryProblems.ts';
import { tokenNameProblems } from './tokenNameProblems.ts';
import { typeProblems } from './types/typeProblems.ts';
import { typeSubjects } from './types/typeSubjects.ts';

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
  const [examples, reference, prose] = await Promise.all([
    checkExamples(site, config, siteFolder, cacheFolder),
    loadSiteReference(site, config, { folder: siteFolder, cacheFolder }),
    proseProblems(site, config, siteFolder)
  ]);
  const prefixes = cssPrefixProblems(site, config, siteFolder);
  const tokens = await tokenNameProblems(site, { config, folder: siteFolder, cacheFolder });
  const files = exampleFileProblems(site, config, siteFolder);
  const wholeSite = locateInConfig(
    [
      ...site.problems,
      ...configProblems(config, site, siteFolder),
      ...summaryProblems(config, site, siteFolder),
      ...prose
    ],
    siteFolder
  );
  const findings = [...wholeSite, ...prefixes, ...tokens, ...files, ...reference.problems, ...examples.problems].map(
    (problem) => toFinding(problem, siteFolder)
  );

  const { open, known, stale } = applyKnownFaults(dropRepeats(findings), faults, (name) =>
    installedVersion(name, siteFolder)
  );
  const staleFindings = stale.map((fault) => toFinding(staleFaultProblem(fault, siteFolder), siteFolder));
  return createReport([...open, ...staleFindings].sort(compareFindings), known, {
    pages: site.pages.length,
    tabs: site.pages.flatMap(({ sources }) => sources).length,
    examples: siteExamples(site).length,
    rendered: examples.rendered,
    typed: examples.typed
  });
}

interface ExampleFindings {
  problems: Problem[];
  rendered: number;
  typed: number;
}

async function checkExamples(
  site: Site,
  { examples: { scope } }: ResolvedConfig,
  siteFolder: string,
  cacheFolder: string
): Promise<ExampleFindings> {
  const programs = siteExamples(site).filter(({ example }) => isProgram(example));
  // One that is not installed is reported with the configuration.
  const scopePackages = scope.filter((name) => findPackageFolder(name, siteFolder) !== null);
  const { runnable, problems } = prepareExamples(programs, siteFolder, scopePackages);
  const subjects = typeSubjects(programs, new ScopeExports(scopePackages, siteFolder, new ModuleResolver()));
  const [rendering, types] = await Promise.all([
    renderProblems(runnable, siteFolder, cacheFolder),
    typeProblems(subjects, siteFolder, cacheFolder)
  ]);
  return {
    problems: [...markdownImportProblems(site, siteFolder), ...problems, ...rendering.problems, ...types],
    rendered: rendering.rendered,
    typed: subjects.length
  };
}
