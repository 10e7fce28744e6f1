import { statSync } from 'node:fs';
import path from 'node:path';

import { readText } from '../content/textFile.ts';
import type { SourceError } from '../core/sourceError.ts';
import { positionAt } from '../core/position.ts';
import type { Asset } from '../model.ts';
import { compileModule } from './compileModule.ts';
import { applyEdits } from './editText.ts';
import { missingImport, unusableImport } from './importProblem.ts';
import { splitSpecifier } from './importSpecifier.ts';
import { isFileSpecifier, type ModuleResolver } from './moduleResolver.ts';
import { moduleReferences } from './moduleReferences.ts';
import { dialectOf, parseModule } from './parseModule.ts';
import { linkReferences } from './linkReferences.ts';
import { findTopLevelAwait } from './topLevelAwait.ts';
import { parseValidModule } from './validModule.ts';

/** A script of the site, compiled like the module of an example. */
export interface CompiledFile {
  /** JavaScript whose imports of files are absolute paths. */
  code: string;
  /** Absolute paths of the files that it imports, with their queries. */
  imports: string[];
  /** Files that it needs at an address. */
  assets: Asset[];
  isModule: boolean;
  hasTopLevelAwait: boolean;
}

type FileResult = ({ ok: true } & CompiledFile) | ({ ok: false } & SourceError);

interface Known {
  modified: number;
  result: FileResult;
}

/** Where files and packages are looked up. */
export interface FilePlace {
  /** Absolute path; packages that the file's folder doesn't have are resolved from here. */
  siteFolder: string;
  resolver: ModuleResolver;
}

const known = new Map<string, Known>();

/**
 * Compiles a script that examples import, for the server and for the page. The result is kept until the file changes.
 * @returns the script, or the first error: of its syntax, or a file that it names and that isn't there
 * @throws Error if the file can't be read
 */
export function compileFile(file: string, place: FilePlace): FileResult {
  const modified = statSync(file).mtimeMs;
  const last = known.get(file);
  if (last?.modified === modified && last.result.ok) {
    return last.result;
  }
  const result = compile(readText(file), file, place);
  known.set(file, { modified, result });
  return result;
}

function compile(text: string, file: string, { siteFolder, resolver }: FilePlace): FileResult {
  const dialect = dialectOf(file);
  const parsed = parseValidModule(text, dialect);
  if (!parsed.ok) {
    return parsed;
  }
  const isModule = dialect !== 'jsx' || parsed.module.hasModuleSyntax;
  const compiled = compileModule(text, { dialect, isModule });
  // Imports of types are gone by now.
  const script = compiled.ok ? parseModule(compiled.code, { dialect: 'jsx' }) : compiled;
  if (!compiled.ok || !script.ok) {
    return script.ok ? { ok: false, message: 'It does not compile.', line: 1, column: 1 } : script;
  }
  const folder = path.dirname(file);
  const resolve = (specifier: string): string | null =>
    resolver.resolve(folder, specifier) ??
    (isFileSpecifier(specifier) ? null : resolver.resolve(siteFolder, specifier));
  const { edits, imports, assets, missing } = linkReferences(moduleReferences(script.program), {
    folders: [folder],
    locate: (specifier) => locate(specifier, resolve(specifier))
  });
  const [first] = missing;
  if (first) {
    const original = moduleReferences(parsed.program).find(({ specifier }) => specifier === first.specifier);
    const found = first.kind === 'url' ? null : resolve(first.specifier);
    const unusable = found === null ? null : unusableImport(first.specifier, found);
    const { message } = unusable ?? missingImport(first.specifier, [folder, siteFolder]);
    return { ok: false, message: `${message}.`, ...positionAt(text, original?.start ?? 0) };
  }
  return {
    ok: true,
    code: applyEdits(compiled.code, edits),
    imports: imports.filter(isFileSpecifier),
    assets,
    isModule,
    hasTopLevelAwait: findTopLevelAwait(parsed.program) !== null
  };
}

/** Returns the absolute path of a file with its query, or the specifier of a module of a package. */
function locate(specifier: string, found: string | null): string | null {
  if (found === null || unusableImport(specifier, found)) {
    return null;
  }
  const { query } = splitSpecifier(specifier);
  return isFileSpecifier(specifier) || query !== '' ? found + query : specifier;
}
