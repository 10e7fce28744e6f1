import { dirname } from 'node:path';
import type { ExampleInPlace } from '../../examples/siteExamples.ts';
import type { Example, Source } from '../../model.ts';
import { type ScopeNames, missingImports } from './missingImports.ts';
import type { TypeUnit } from './typeUnit.ts';

/** A unit of the type check and the example that it stands for. */
export interface TypeSubject {
  unit: TypeUnit;
  example: Example;
}

const TYPESCRIPT_FILE = /\.tsx?$/;

/**
 * What there is to type-check among examples: those in TypeScript, by fence or by file name. A file that several
 * fences show is checked once, with the Markdown that shows it first.
 */
export function typeSubjects(examples: readonly ExampleInPlace[], scope: ScopeNames): TypeSubject[] {
  const subjects = new Map<string, TypeSubject>();
  for (const { example, source } of examples) {
    if (example.lang === 'ts' || TYPESCRIPT_FILE.test(example.file ?? '')) {
      const path = unitPath(example, source);
      subjects.set(path, subjects.get(path) ?? { example, unit: createUnit(path, example, source, scope) });
    }
  }
  return [...subjects.values()];
}

function unitPath({ file, slug }: Example, source: Source): string {
  if (file === null) {
    return `${source.file}~${slug}.tsx`;
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
