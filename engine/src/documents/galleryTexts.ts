import { readFileSync } from 'node:fs';
import path from 'node:path';

import { ModuleResolver } from '../examples/moduleResolver.ts';
import type { Source } from '../model.ts';

const resolver = new ModuleResolver();

/**
 * What the data that a gallery is given says of pages, by page slug. Markdown imports such data from a JSON file:
 * `{ "page-slug": { "summary": "…" } }`, where the summary may hold markup.
 * @param expression the attribute's value, e.g. `{galleryData}`
 * @throws Error when the file is not JSON
 */
export function galleryTexts({ file, imports }: Source, expression: string | true | undefined): Map<string, string> {
  const local = typeof expression === 'string' ? /^\{(\w+)\}$/.exec(expression)?.[1] : undefined;
  const specifier = imports.find((candidate) => candidate.local !== null && candidate.local === local)?.specifier;
  const data = specifier === undefined ? null : resolver.resolve(path.dirname(file), specifier);
  if (data === null) {
    return new Map();
  }
  const entries = Object.entries(JSON.parse(readFileSync(data, 'utf8')) as Record<string, unknown>);
  return new Map(entries.flatMap(([slug, entry]) => (hasSummary(entry) ? [[slug, plainText(entry.summary)]] : [])));
}

function hasSummary(entry: unknown): entry is { summary: string } {
  return typeof entry === 'object' && entry !== null && 'summary' in entry && typeof entry.summary === 'string';
}

function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, '').trim();
}
