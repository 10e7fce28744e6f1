import { dirname, join } from 'node:path';

import type { Problem, Example, Location, Source } from '../../model.ts';
import type { SiteExample } from '../../examples/siteExamples.ts';
import type { TypeDiagnostic, TypeUnit } from './typeUnit.ts';
import type { ScopeExports } from '../../examples/scopeExports.ts';
import { error } from '../../content/problem.ts';
import { exampleLocation } from '../../examples/exampleLocation.ts';
import { checkTypes } from './checkTypes.ts';
import { freeNames } from '../../examples/freeNames.ts';
import { isFileSpecifier } from '../../examples/moduleResolver.ts';
import { parseModule } from '../../examples/parseModule.ts';

const HINT = 'Make it fit the installed packages; `strict` is off.';

/** Type-checks examples and pages, and locates the compiler's diagnostics in the author's files. */
export async function typeProblems(
  subjects: readonly TypeSubject[],
  siteFolder: string,
  cacheFolder: string
): Promise<Problem[]> {
  const units = subjects.map(({ unit }) => unit);
  const results = await checkTypes(units, siteFolder, cacheFolder);
  const problems = new Map(results.map((result) => [result.path, result.problems]));
  return subjects.flatMap(({ unit, locate }) =>
    (problems.get(unit.path) ?? []).flatMap((diagnostic) => {
      const location = locate(diagnostic);
      return location === null
        ? []
        : [error('type-error', `TS${diagnostic.number}: ${diagnostic.message}`, location, HINT)];
    })
  );
}

/** A unit of the type check. */
export interface TypeSubject {
  unit: TypeUnit;
  /** Finds the place of a diagnostic in the author's file; null for one that is not to be reported. */
  locate: (diagnostic: TypeDiagnostic) => Location | null;
}

const TYPESCRIPT_FILE = /\.tsx?$/;

/**
 * Selects the examples to type-check: those in TypeScript, by fence or by file name. A file that several fences show
 * is checked once, with the Markdown that shows it first.
 */
export function typeSubjects(examples: readonly SiteExample[], scope: ScopeNames): TypeSubject[] {
  const subjects = new Map<string, TypeSubject>();
  for (const { example, source } of examples) {
    if (example.lang === 'ts' || TYPESCRIPT_FILE.test(example.file ?? '')) {
      const path = unitPath(example, source);
      const locate: TypeSubject['locate'] = ({ line, column }) => exampleLocation(example, line, column);
      subjects.set(path, subjects.get(path) ?? { locate, unit: createUnit(path, example, source, scope) });
    }
  }
  return [...subjects.values()];
}

function unitPath({ file, excerptLine, slug }: Example, source: Source): string {
  if (file === null) {
    return `${source.file}~${slug}.tsx`;
  }
  if (excerptLine !== null) {
    return `${file}~${excerptLine}.tsx`;
  }
  return TYPESCRIPT_FILE.test(file) ? file : `${file}~.tsx`;
}

function createUnit(path: string, { code }: Example, source: Source, scope: ScopeNames): TypeUnit {
  return {
    path,
    code,
    additions: missingImports(code, source, scope),
    markdownFolder: dirname(source.file),
    bindings: Object.fromEntries(
      source.imports.flatMap(({ local, specifier }) => (local === null ? [] : [[local, specifier]]))
    )
  };
}

/** The Markdown file that shows an example. */
type MarkdownHead = Pick<Source, 'file' | 'imports'>;

/** Exports of the site's scope packages. */
export type ScopeNames = Pick<ScopeExports, 'owner'>;

interface NamedImport {
  local: string;
  imported: string;
  specifier: string;
}

/**
 * Generates import statements for names that an example uses as values without declaring or importing them: from the
 * imports of its Markdown, then from the site's scope packages (`prepareExample` binds them in the same order).
 */
export function missingImports(code: string, markdown: MarkdownHead, scope: ScopeNames): string {
  const parsed = parseModule(code);
  if (!parsed.ok) {
    return '';
  }
  return [...freeNames(parsed)]
    .flatMap((name) => provider(name, markdown, scope) ?? [])
    .map((found) => importStatement(found, dirname(markdown.file)))
    .join('\n');
}

function provider(local: string, { imports }: MarkdownHead, scope: ScopeNames): NamedImport | null {
  const binding = imports.find((candidate) => candidate.local === local);
  if (binding && binding.imported !== null) {
    return { local, imported: binding.imported, specifier: binding.specifier };
  }
  const owner = scope.owner(local);
  return owner === null ? null : { local, imported: local, specifier: owner };
}

function importStatement({ local, imported, specifier }: NamedImport, folder: string): string {
  const from = JSON.stringify(isFileSpecifier(specifier) ? join(folder, specifier) : specifier);
  return imported === '*' ? `import * as ${local} from ${from};` : `import { ${imported} as ${local} } from ${from};`;
}
