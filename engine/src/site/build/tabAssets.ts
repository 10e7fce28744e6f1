import { type LiveAssets, NO_LIVE_ASSETS, type Script } from '../documents/documentContext.ts';
import type { ClientBuild, EntryAssets } from '../../bundle/scripts/clientBuild.ts';

/** Names of the site's own entries in the script build. */
export const MAIN_ENTRY = 'main';
export const STANDALONE_ENTRY = 'standalone';
export const NOT_FOUND_ENTRY = 'not-found';
/** What mounts examples; every document with live examples needs it. */
export const ISLAND_ENTRY = 'island';

/** @throws Error when the build has no such entry: a fault of the engine */
function entryOf(client: ClientBuild, name: string): EntryAssets {
  const entry = client.entries.get(name);
  if (!entry) {
    throw new Error(`The script build has no entry "${name}".`);
  }
  return entry;
}

/** One of the site's own scripts. */
export function siteScript(client: ClientBuild, name: string): Script {
  const { module, preloads } = entryOf(client, name);
  return { module, preloads };
}

/** What a document needs to run the examples of one module entry. */
export function liveAssets(client: ClientBuild, entryName: string | null): LiveAssets {
  if (entryName === null) {
    return NO_LIVE_ASSETS;
  }
  const entry = entryOf(client, entryName);
  const island = entryOf(client, ISLAND_ENTRY);
  return {
    module: entry.module,
    preloads: [...new Set([entry.module, island.module, ...entry.preloads, ...island.preloads])]
  };
}
