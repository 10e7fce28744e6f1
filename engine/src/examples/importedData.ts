import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { ModuleResolver } from './moduleResolver.ts';
import type { ComponentBlock, Source } from '../model.ts';

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

/**
 * The same for a component that can't do without it, by the schema of what it needs.
 * @param attribute that names the import
 * @param kind what such data is called, e.g. `claims`
 * @throws Error when the attribute names no such import, or the data doesn't fit the schema
 */
export function importedAs<Schema extends z.ZodType>(
  source: Source,
  { name, attributes }: ComponentBlock,
  { attribute, kind, schema }: { attribute: string; kind: string; schema: Schema }
): { file: string; data: z.output<Schema> } {
  const imported = importedData(source, attributes[attribute]);
  if (imported === null) {
    throw new Error(`${source.file}: <${name}> needs ${attribute}={…} that name a JSON file imported above.`);
  }
  const result = schema.safeParse(imported.data);
  if (!result.success) {
    throw new Error(`${imported.file} doesn't fit the schema of ${kind}:\n${z.prettifyError(result.error)}`);
  }
  return { file: imported.file, data: result.data };
}
