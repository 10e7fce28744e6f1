import type { Source } from '../model.ts';
import { importedData } from './importedData.ts';

/** Texts about pages, by page slug. */
export type GalleryTexts = ReadonlyMap<string, string>;

/**
 * Reads the texts about pages from a gallery's data. Markdown imports such data from a JSON file:
 * `{ "page-slug": { "summary": "…" } }`, where the summary may contain markup.
 * @param expression the attribute's value, e.g. `{galleryData}`
 * @throws Error when the file is not JSON
 */
export function galleryTexts(source: Source, expression: string | true | undefined): GalleryTexts {
  const entries = Object.entries((importedData(source, expression)?.data ?? {}) as Record<string, unknown>);
  return new Map(entries.flatMap(([slug, entry]) => (hasSummary(entry) ? [[slug, plainText(entry.summary)]] : [])));
}

function hasSummary(entry: unknown): entry is { summary: string } {
  return typeof entry === 'object' && entry !== null && 'summary' in entry && typeof entry.summary === 'string';
}

function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, '').trim();
}
