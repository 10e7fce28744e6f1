/** Parts of an import specifier. */
export interface SplitSpecifier {
  /** Path or package, without the query. */
  path: string;
  /** With its question mark; empty for none. */
  query: string;
}

/** What an import yields: the module, the file's text, its address, or a text that stands for the file. */
export type ImportKind = 'module' | 'raw' | 'url' | 'inline';

/** Splits a specifier such as `./data.json?raw`. */
export function splitSpecifier(specifier: string): SplitSpecifier {
  const start = specifier.indexOf('?');
  return start === -1
    ? { path: specifier, query: '' }
    : { path: specifier.slice(0, start), query: specifier.slice(start) };
}

/** Returns what the query of an import asks for, by the rules of Vite; null for other queries. */
export function importKind(query: string): ImportKind | null {
  const parameters = new Set(new URLSearchParams(query).keys());
  parameters.delete('no-inline');
  const kind = (['raw', 'inline', 'url'] as const).find((candidate) => parameters.has(candidate));
  parameters.delete(kind ?? '');
  // Only `?url&inline` has two.
  parameters.delete('url');
  return parameters.size > 0 ? null : (kind ?? 'module');
}
