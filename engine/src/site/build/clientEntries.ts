import { fileURLToPath } from 'node:url';

import { ISLAND_ENTRY, MAIN_ENTRY, NOT_FOUND_ENTRY, STANDALONE_ENTRY } from './tabAssets.ts';
import type { TabModules } from './moduleFiles.ts';

/** In the published package every source is JavaScript. */
const isSource = import.meta.filename.endsWith('.ts');

const engineFile = (relative: string): string =>
  fileURLToPath(new URL(isSource ? relative : relative.replace(/tsx?$/, 'js'), import.meta.url));

/** The site's own scripts. */
const SITE_ENTRIES: readonly (readonly [name: string, file: string])[] = [
  [MAIN_ENTRY, engineFile('../../ui/main.ts')],
  [STANDALONE_ENTRY, engineFile('../../browser/standalone.ts')],
  [NOT_FOUND_ENTRY, engineFile('../../browser/notFound.ts')],
  [ISLAND_ENTRY, engineFile('../../browser/islands/mountIsland.tsx')]
];

/** Entries of the script build, by name. */
export function clientEntries(tabs: Iterable<TabModules>): Map<string, string> {
  const entries = new Map(SITE_ENTRIES);
  for (const { inline, fullscreen } of tabs) {
    for (const entry of [inline, ...fullscreen.values()]) {
      if (entry) {
        entries.set(entry.name, entry.file);
      }
    }
  }
  return entries;
}
