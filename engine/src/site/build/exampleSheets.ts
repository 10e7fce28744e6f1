import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { RenderRequest } from '../../examples/render/result.ts';
import { SheetFinder } from '../../bundle/styles/sheetFinder.ts';

type KnownSheets = Record<string, string[]>;

/**
 * The style sheets that each example's code imports, by example key.
 * @param fingerprints what each example depends on, by key; the sheets of earlier builds are kept by it
 */
export function findExampleSheets(
  requests: readonly RenderRequest[],
  fingerprints: ReadonlyMap<string, string>,
  { folder, cacheFolder }: { folder: string; cacheFolder: string }
): ReadonlyMap<string, readonly string[]> {
  const cacheFile = path.join(cacheFolder, 'sheets.json');
  const known = readKnown(cacheFile);
  const finder = new SheetFinder();
  const entries = requests.map(({ key, code }) => {
    const fingerprint = fingerprints.get(key) ?? '';
    // Files are imported by absolute path and packages as the site has them installed.
    const sheets = known[fingerprint] ?? [...finder.sheetsOf(code, path.join(folder, 'example.tsx'))];
    return { key, fingerprint, sheets };
  });
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(
    cacheFile,
    JSON.stringify(Object.fromEntries(entries.map(({ fingerprint, sheets }) => [fingerprint, sheets])))
  );
  return new Map(entries.map(({ key, sheets }) => [key, sheets]));
}

function readKnown(file: string): KnownSheets {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KnownSheets;
  } catch {
    // Not there yet, or damaged: everything is looked up again.
    return {};
  }
}
