import { extname } from 'node:path';

import type { Asset } from '../model.ts';
import { type CompiledFile, compileFile, type FilePlace } from './compileFile.ts';
import { type FileError, fileError } from './fileError.ts';
import { fileValue, readJsonFile } from './fileValue.ts';
import { splitSpecifier } from './importSpecifier.ts';

/** The files that an example imports, directly or not. */
interface OwnFiles {
  /** The first file that can't be used. */
  error: FileError | null;
  /** Files that the others need at an address. */
  assets: Asset[];
  /** Whether importers have to wait for one of them. */
  hasTopLevelAwait: boolean;
}

/** Reads all files that a module imports, except those of packages. @param imports absolute paths with their queries */
export function readOwnFiles(imports: readonly string[], place: FilePlace): OwnFiles {
  const found: OwnFiles = { error: null, assets: [], hasTopLevelAwait: false };
  const known = new Set<string>();
  const queue = [...imports];
  for (let specifier = queue.shift(); specifier !== undefined && !found.error; specifier = queue.shift()) {
    if (known.has(specifier)) {
      continue;
    }
    known.add(specifier);
    const { path: file, query } = splitSpecifier(specifier);
    try {
      queue.push(...readFile(file, query, place, found));
    } catch (error) {
      found.error = fileError(file, error);
    }
  }
  return found;
}

/** @returns what the file imports */
function readFile(file: string, query: string, place: FilePlace, found: OwnFiles): string[] {
  const value = fileValue(file, query);
  if (value) {
    found.assets.push(...(value.asset ? [value.asset] : []));
    return [];
  }
  if (extname(file) === '.json') {
    readJsonFile(file);
    return [];
  }
  const compiled = compileFile(file, place);
  if (!compiled.ok) {
    const { message, line, column } = compiled;
    found.error = { file, message, line, column };
    return [];
  }
  addFile(compiled, found);
  return compiled.imports;
}

function addFile({ assets, hasTopLevelAwait }: CompiledFile, found: OwnFiles): void {
  found.assets.push(...assets);
  found.hasTopLevelAwait ||= hasTopLevelAwait;
}
