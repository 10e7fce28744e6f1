import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { error } from '../content/problem.ts';
import { moduleTree } from '../content/tree/moduleTree.ts';
import { holdsContent } from '../core/layoutContent.ts';
import { nearestName } from '../core/names.ts';
import { ModuleResolver, isFileSpecifier } from '../examples/moduleResolver.ts';
import { parseModule } from '../examples/parseModule.ts';
import type { ExamplePreparer } from '../examples/prepareExample.ts';
import type { MarkdownImport, Problem, Source } from '../model.ts';
import { type Finding, unresolvedImport } from './exampleUnits.ts';
import type { RenderedPart } from './renderParts.ts';

/** Finds what is wrong with the parts of pages that are programs: each problem of a page once, what failed last. */
export function moduleProblems(parts: readonly RenderedPart[]): Finding[] {
  const found = [...Map.groupBy(parts, ({ source }) => source)].map(([source, own]) => {
    const ofCode = own.flatMap(({ prepared }) =>
      prepared.ok ? unresolvedProblems(prepared.unresolved, source) : [compileProblem(prepared, source)]
    );
    const keys = ofCode.map(keyOf);
    return { source, problems: ofCode.filter((_, index) => keys.indexOf(keys[index] ?? '') === index) };
  });
  const findingsOf = (source: Source, problems: Iterable<Problem>): Finding[] =>
    [...problems].map((problem) => ({ source, problem }));
  return [
    ...found.flatMap(({ source }) => findingsOf(source, missingExports(source))),
    ...found.flatMap(({ source, problems }) => findingsOf(source, problems)),
    ...parts.flatMap((part) => findingsOf(part.source, renderProblems(part)))
  ];
}

/** What is wrong with what a part rendered. One that lacks an import is not rendered as its author means it. */
function renderProblems({ module, prepared, result }: RenderedPart): Problem[] {
  if (result === undefined || !prepared.ok || prepared.unresolved.length > 0) {
    return [];
  }
  if (result.state !== 'client') {
    const isLost = module.isLayout && !moduleTree(result.html, module.location.line ?? 1).children.some(holdsContent);
    return isLost ? [error('layout-content', LOST_CONTENT, module.location, 'Render `children` in it, once.')] : [];
  }
  const hint =
    module.client === null
      ? 'Fix the error. Move code that needs a browser into an effect.'
      : 'Fix the error. Code that needs a browser belongs in an effect, even if the browser starts the component.';
  const message = `This part of the page can't be rendered: ${result.reason}`;
  return [error('module-not-rendered', message, module.location, hint)];
}

const LOST_CONTENT = 'The layout leaves out the text of the page, which stands below it.';

function keyOf({ message, location }: Problem): string {
  return [location?.file, location?.line, message].join('\n');
}

/** An error of the page's own code, whose lines are those of the file, or of a file that it imports. */
function compileProblem(
  { file, message, line, column }: { file: string | null; message: string; line: number; column: number },
  source: Source
): Problem {
  return file === null
    ? error('module-syntax', message, { file: source.file, line }, 'Fix the code of the page.')
    : error('example-file', `A file of the page can't be used: ${message}`, { file, line, column }, 'Fix the file.');
}

/** Imports at the head of the page are reported with those of other pages. */
function unresolvedProblems(
  unresolved: Extract<ReturnType<ExamplePreparer['prepare']>, { ok: true }>['unresolved'],
  { file, imports }: Source
): Problem[] {
  const atHead = new Set(imports.map(({ specifier }) => specifier));
  return unresolved
    .filter(({ specifier }) => !atHead.has(specifier))
    .map((failure) => unresolvedImport(failure, { file, line: failure.line }));
}

/** Finds imports of names that a file of the site doesn't export. */
function* missingExports({ file, imports }: Source): Iterable<Problem> {
  const resolver = new ModuleResolver();
  for (const { imported, specifier, line } of imports) {
    const exported = imported === null || imported === '*' ? null : exportsOf(file, specifier, resolver);
    if (imported !== null && exported !== null && !exported.includes(imported)) {
      const nearest = nearestName(imported, exported);
      const names = exported.length === 0 ? 'It exports nothing.' : `It exports ${exported.join(', ')}.`;
      const message =
        imported === 'default' ? `"${specifier}" has no default export` : `"${specifier}" exports no \`${imported}\``;
      yield error(
        'missing-export',
        `${message}.`,
        { file, line },
        nearest === null ? names : `Did you mean \`${nearest}\`?`
      );
    }
  }
}

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** Null for a module whose exports can't be told from its text alone, and for one of a package. */
function exportsOf(
  importer: string,
  specifier: MarkdownImport['specifier'],
  resolver: ModuleResolver
): string[] | null {
  const file = isFileSpecifier(specifier) ? resolver.resolve(dirname(importer), specifier) : null;
  if (file === null || !SCRIPT.test(file) || specifier.includes('?')) {
    return null;
  }
  const parsed = parseModule(readFileSync(file, 'utf8'));
  if (!parsed.ok || !parsed.module.hasModuleSyntax) {
    return null;
  }
  const entries = parsed.module.staticExports.flatMap((statement) => statement.entries);
  const names = entries.map(({ exportName }) => {
    const kind: `${typeof exportName.kind}` = exportName.kind;
    return kind === 'Default' ? 'default' : exportName.name;
  });
  return names.every((name) => name !== null) ? names : null;
}
