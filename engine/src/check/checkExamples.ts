import { dirname } from 'node:path';

import type { Problem, Site, Example, Location, Source } from '../model.ts';
import type { ResolvedConfig } from '../core/config.ts';
import { type CheckPlace, installedScope } from './checkPlace.ts';
import { librarySheetProblems } from './librarySheets.ts';
import { markupProblems } from './markupProblems.ts';
import { missingParts } from './missingParts.ts';
import { moduleProblems } from './moduleProblems.ts';
import { renderedProblems } from './renderedProblems.ts';
import { renderParts } from './renderParts.ts';
import { listsVariants, variantProblems } from './variantProblems.ts';
import type { RenderPhase } from '../examples/render/result.ts';
import { type ImportProblem, missingImport, unusableImport } from '../examples/importProblem.ts';
import { ModuleResolver, isFileSpecifier } from '../examples/moduleResolver.ts';
import { ScopeExports } from '../examples/scopeExports.ts';
import { isProgram, modulesOf, siteExamples } from '../examples/siteExamples.ts';
import { ExamplePreparer } from '../examples/prepareExample.ts';
import { wrapperFile } from '../examples/wrapper.ts';
import { exampleFileProblems } from './exampleFileProblems.ts';
import { type Finding, type RunnableExample, prepareExamples, unresolvedImport } from './exampleUnits.ts';
import type { SiteReference } from '../reference/siteReference.ts';
import { pageSubjects } from './types/pageSubjects.ts';
import { typeProblems, typeSubjects } from './types/typeProblems.ts';
import { error } from '../content/problem.ts';
import { type RenderOptions, type RenderResult, renderExamples } from '../examples/render/renderExamples.ts';
import { renderRequest } from '../examples/render/renderRequest.ts';
import type { MarkdownComponents } from '../core/markdownComponent.ts';

interface ExampleFindings {
  findings: Finding[];
  /** Number of examples that were rendered. */
  rendered: number;
}

/**
 * Compiles and renders a site's examples.
 * @param loadReference loads the reference of the whole site, if examples refer to it
 */
export async function checkExamples(
  site: Site,
  place: CheckPlace,
  loadReference: () => Promise<Pick<SiteReference, 'entries'>>
): Promise<ExampleFindings> {
  const { config, folder, cacheFolder, components, rendered = new Map(), prepared = new Map() } = place;
  const all = siteExamples(site);
  const programs = all.filter(({ example }) => isProgram(example));
  const markup = all.filter(({ example }) => !isProgram(example));
  const preparer = new ExamplePreparer(folder, installedScope(place), wrapperFile(config, folder));
  const { runnable, findings } = prepareExamples(programs, preparer, prepared);
  const rendering = await renderProblems(
    runnable,
    config,
    { siteFolder: folder, cacheFolder, rendered },
    loadReference
  );
  const modules = moduleProblems(await renderParts(site, place));
  return {
    findings: [
      ...markdownImportProblems(site, folder, components),
      ...exampleFileProblems(site, config, folder),
      ...findings,
      ...modules,
      ...markup.flatMap(({ example, source }) =>
        markupProblems(example, source, config).map((problem) => ({ source, problem }))
      ),
      ...rendering.findings
    ],
    rendered: rendering.rendered
  };
}

interface TypeFindings {
  problems: Problem[];
  /** Number of sources that were type-checked. */
  typed: number;
}

/** Type-checks a site's examples, and the programs of its MDX pages. */
export async function checkExampleTypes(
  site: Site,
  { config, folder, cacheFolder }: CheckPlace
): Promise<TypeFindings> {
  const programs = siteExamples(site).filter(({ example }) => isProgram(example));
  const scope = new ScopeExports(installedScope({ config, folder }), folder, new ModuleResolver());
  const subjects = [...typeSubjects(programs, scope), ...pageSubjects(site)];
  return { problems: await typeProblems(subjects, folder, cacheFolder), typed: subjects.length };
}

const FIX = 'Fix the error. Move code that needs a browser into an effect.';

const HINTS = {
  evaluate: FIX,
  render: FIX,
  process: 'Let it neither wait nor end the process while it renders.'
} as const satisfies Record<RenderPhase, string>;

/** Result of rendering a site's examples. */
interface RenderFindings {
  findings: Finding[];
  /** Number of examples that the server could render. */
  rendered: number;
}

/** Renders examples as the build does, sharing its cache, and reports those that the server can't render. */
async function renderProblems(
  examples: readonly RunnableExample[],
  config: ResolvedConfig,
  options: RenderOptions,
  loadReference: () => Promise<Pick<SiteReference, 'entries'>>
): Promise<RenderFindings> {
  const requests = examples.map((example) => renderRequest(example, example.module));
  const { results } = await renderExamples(requests, options);
  const findings = examples.flatMap(({ example, source }) =>
    problemsOf(example, source, results.get(example.key), config).map((problem) => ({ source, problem }))
  );
  const tables = examples.flatMap(({ example, source }) => {
    const html = htmlOf(results.get(example.key));
    return listsVariants(html) ? [{ example, source, html }] : [];
  });
  const entries = tables.length === 0 ? [] : [...(await loadReference()).entries.values()];
  const variants = tables.flatMap(({ example, source, html }) =>
    variantProblems(example, html, entries).map((problem) => ({ source, problem }))
  );
  const rendered = examples.filter(({ example }) => results.get(example.key)?.state !== 'client').length;
  const sheets = librarySheetProblems(
    examples.map(({ example, source }) => ({ example, source, html: htmlOf(results.get(example.key)) })),
    config
  );
  return { findings: [...findings, ...variants, ...sheets], rendered };
}

function htmlOf(result: RenderResult | undefined): string {
  return result === undefined || result.state === 'client' ? '' : result.html;
}

function problemsOf(
  example: Example,
  source: Source,
  result: RenderResult | undefined,
  config: ResolvedConfig
): Problem[] {
  if (result?.state !== 'client') {
    return result
      ? [...missingParts(example, result.html), ...renderedProblems(example, source, result.html, config)]
      : [];
  }
  const message = `The server cannot render the example "${example.title}": ${result.reason}`;
  return [error('example-not-rendered', message, placeOf(example), HINTS[result.phase])];
}

/** The exact location of the error is unknown; returns the start of the example. */
function placeOf({ file, location }: Example): Location {
  return file === null ? location : { file };
}

/**
 * Finds unresolved imports at the head of Markdown files, whether an example uses them or not. Markdown components are
 * there whatever they are imported from, but not in programs, in which the page's own names come first.
 */
function markdownImportProblems(site: Site, siteFolder: string, components: MarkdownComponents): Finding[] {
  const resolver = new ModuleResolver();
  const problemOf = (specifier: string, { file }: Source): ImportProblem | null => {
    const found =
      resolver.resolve(dirname(file), specifier) ??
      (isFileSpecifier(specifier) ? null : resolver.resolve(siteFolder, specifier));
    return found === null ? missingImport(specifier, [siteFolder, dirname(file)]) : unusableImport(specifier, found);
  };
  return site.pages
    .flatMap(({ sources }) => sources)
    .flatMap((source) =>
      source.imports
        .filter(({ local }) => modulesOf(source).length > 0 || !components.has(local ?? ''))
        .flatMap(({ specifier, line }) => {
          const problem = problemOf(specifier, source);
          return problem ? [{ source, problem: unresolvedImport(problem, { file: source.file, line }) }] : [];
        })
    );
}
