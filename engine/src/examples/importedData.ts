import path from 'node:path';

import { z } from 'zod';

import { readText } from '../content/textFile.ts';
import { jsonLine } from './jsonLines.ts';
import { ModuleResolver } from './moduleResolver.ts';
import type { ComponentBlock, Source } from '../model.ts';

const resolver = new ModuleResolver();

export interface ImportedData {
  file: string;
  data: unknown;
  /** Returns the line of a value, given by its keys and indexes from the root. */
  lineOf: LineFinder;
}

type LineFinder = (path: readonly PropertyKey[]) => number;

/**
 * Reads the JSON file behind a component's attribute, which names an import of the Markdown file.
 * @param expression the value of the attribute, e.g. `{galleryData}`
 * @returns null if the attribute does not name an import
 * @throws Error if the file is not valid JSON
 */
export function importedData({ file, imports }: Source, expression: string | true | undefined): ImportedData | null {
  const local = typeof expression === 'string' ? /^\{(\w+)\}$/.exec(expression)?.[1] : undefined;
  const specifier = imports.find((candidate) => candidate.local !== null && candidate.local === local)?.specifier;
  const found = specifier === undefined ? null : resolver.resolve(path.dirname(file), specifier);
  if (found === null) {
    return null;
  }
  const text = readText(found);
  return { file: found, data: parseJson(text, found), lineOf: (path) => jsonLine(text, path) };
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} isn't valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/**
 * Reads and validates the JSON file behind a required attribute.
 * @param attribute that names the import
 * @param kind of data, for error messages, e.g. `claims`
 * @throws Error if the attribute does not name an import, or the data does not match the schema
 */
export function requireImportedData<Schema extends z.ZodType>(
  source: Source,
  { name, attributes }: ComponentBlock,
  { attribute, kind, schema }: { attribute: string; kind: string; schema: Schema }
): { file: string; data: z.output<Schema>; lineOf: LineFinder } {
  const imported = importedData(source, attributes[attribute]);
  if (imported === null) {
    throw new Error(`${source.file}: <${name}> needs ${attribute}={…} that name a JSON file imported above.`);
  }
  const result = schema.safeParse(imported.data);
  if (!result.success) {
    const line = imported.lineOf(result.error.issues[0]?.path ?? []);
    throw new Error(`${imported.file}:${line} doesn't fit the schema of ${kind}:\n${z.prettifyError(result.error)}`);
  }
  return { file: imported.file, data: result.data, lineOf: imported.lineOf };
}
