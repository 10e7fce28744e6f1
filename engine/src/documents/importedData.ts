import { readFileSync } from 'node:fs';
import path from 'node:path';

import { ModuleResolver } from '../examples/moduleResolver.ts';
import type { Source } from '../model.ts';

const resolver = new ModuleResolver();

/** A JSON file and what it holds. */
export interface ImportedData {
  file: string;
  data: unknown;
}

/**
 * What a JSON file holds that the head of a Markdown file imports and an attribute names.
 * @param expression the attribute's value, e.g. `{galleryData}`
 * @returns null when the attribute names no such import
 * @throws Error when the file is not JSON
 */
export function importedData({ file, imports }: Source, expression: string | true | undefined): ImportedData | null {
  const local = typeof expression === 'string' ? /^\{(\w+)\}$/.exec(expression)?.[1] : undefined;
  const specifier = imports.find((candidate) => candidate.local !== null && candidate.local === local)?.specifier;
  const found = specifier === undefined ? null : resolver.resolve(path.dirname(file), specifier);
  return found === null ? null : { file: found, data: JSON.parse(readFileSync(found, 'utf8')) as unknown };
}
