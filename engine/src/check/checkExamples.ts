import { findPackageFolder } from '../content/packageFolder.ts';
import { ModuleResolver } from '../examples/moduleResolver.ts';
import { ScopeExports } from '../examples/scopeExports.ts';
import { isProgram, siteExamples } from '../examples/siteExamples.ts';
import type { Problem, Site } from '../model.ts';
import type { CheckPlace } from './checkPlace.ts';
import { markdownImportProblems } from './markdownImportProblems.ts';
import { prepareExamples } from './prepareExamples.ts';
import { renderProblems } from './renderProblems.ts';
import { typeProblems } from './types/typeProblems.ts';
import { typeSubjects } from './types/typeSubjects.ts';

export interface ExampleFindings {
  problems: Problem[];
  /** How many examples were rendered. */
  rendered: number;
  /** How many programs were type-checked. */
  typed: number;
}

/** Compiles, renders and type-checks a site's examples. */
export async function checkExamples(
  site: Site,
  { config: { examples }, folder, cacheFolder }: CheckPlace
): Promise<ExampleFindings> {
  const programs = siteExamples(site).filter(({ example }) => isProgram(example));
  // One that is not installed is reported with the configuration.
  const scope = examples.scope.filter((name) => findPackageFolder(name, folder) !== null);
  const { runnable, problems } = prepareExamples(programs, folder, scope);
  const subjects = typeSubjects(programs, new ScopeExports(scope, folder, new ModuleResolver()));
  const [rendering, types] = await Promise.all([
    renderProblems(runnable, folder, cacheFolder),
    typeProblems(subjects, folder, cacheFolder)
  ]);
  return {
    problems: [...markdownImportProblems(site, folder), ...problems, ...rendering.problems, ...types],
    rendered: rendering.rendered,
    typed: subjects.length
  };
}
