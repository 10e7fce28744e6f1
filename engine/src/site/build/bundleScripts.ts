import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { engineFile } from '../../content/engineFile.ts';
import { hashFolder, hashTexts, namedTexts, readCached, writeCached } from '../../content/files.ts';
import { isSealed, sealFolder } from '../../content/folderSeal.ts';
import { runBundler } from '../../bundle/bundlerProcess.ts';
import type { ClientBuild, EntryAssets } from '../../bundle/scripts/clientBuild.ts';
import type { ImportGraph } from '../../bundle/importGraph.ts';
import { type CommonModules, findCommonModules } from '../../bundle/scripts/commonModules.ts';
import type { ModuleAliases } from '../../bundle/scripts/packageModules.ts';
import type { Wording } from '../../core/siteTexts.ts';
import type { Assistant } from '../../core/siteAssistants.ts';
import type { SiteTabs } from '../../core/siteTabs.ts';
import type { BrowserSearch } from '../../core/config/search.ts';
import type { ThemeAxis } from '../../core/themes.ts';
import { Fingerprints } from '../../examples/render/fingerprint.ts';
import { clientPrograms } from '../../examples/siteExamples.ts';
import type { Source } from '../../model.ts';
import type { TabModules } from './moduleFiles.ts';
import { type LiveAssets, NO_LIVE_ASSETS, type Script } from '../documents/documentContext.ts';

/** Names of the site's own entries in the script build. */
export const MAIN_ENTRY = 'main';
export const STANDALONE_ENTRY = 'standalone';
export const NOT_FOUND_ENTRY = 'not-found';
/** Mounts examples; every document with live examples needs it. */
const ISLAND_ENTRY = 'island';

const ENGINE_FOLDER = path.join(import.meta.dirname, '../..');
/** Folders whose files are bundled or control bundling, besides the files directly in the engine's folder. */
export const BUNDLED_FOLDERS: readonly string[] = [
  'browser',
  'bundle/scripts',
  'core',
  'examples',
  'history',
  'lint',
  'live',
  'search',
  'ui'
];
const RECORD = 'build.json';

interface BundleOptions {
  siteFolder: string;
  cacheFolder: string;
  /** Modules of all tabs with examples. */
  tabs: ReadonlyMap<Source, TabModules>;
  /** Hash of each example's dependencies, by example key. */
  fingerprints: ReadonlyMap<string, string>;
  /** Files that run before examples. */
  setupFiles: readonly string[];
  aliases: ModuleAliases;
  /** What the modules of packages import. */
  graph: ImportGraph;
  /** Language of the interface, and the texts that the site replaces. */
  wording: Wording;
  /** Theme axes of the site. */
  themes: readonly ThemeAxis[];
  /** Tabs of the site. */
  siteTabs: SiteTabs;
  assistants: readonly Assistant[];
  /** Hosted search of the site; null for its own index. */
  search: BrowserSearch | null;
}

/** Scripts of a site in a folder of the cache, named after a hash of all that they are made of. */
export interface ScriptBundle {
  client: ClientBuild;
  /** Contains the scripts at their addresses. */
  folder: string;
}

export interface BundleRecord extends Omit<ClientBuild, 'entries'> {
  entries: [string, EntryAssets][];
}

/**
 * Bundles the browser scripts, unless none of their inputs changed since the last time. The bundler is started before
 * the caller gets back to its work, if that waits for one turn of the event loop.
 */
export async function bundleScripts(options: BundleOptions): Promise<ScriptBundle> {
  const { siteFolder, cacheFolder, tabs, aliases, wording, themes, siteTabs, assistants, search } = options;
  const entries = new Map([...SITE_ENTRIES, ...tabEntries(tabs.values())]);
  const bundles = path.join(cacheFolder, 'scripts');
  const bundle = path.join(bundles, bundleKey(options, entries));
  if (!isSealed(bundle)) {
    const unfinished = path.join(bundles, `unfinished-${process.pid}`);
    rmSync(bundles, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    const commonModules = cachedCommonModules(options);
    const input = {
      siteFolder,
      entries,
      commonModules,
      aliases,
      wording,
      themes,
      siteTabs,
      assistants,
      search,
      outFolder: unfinished
    };
    const client = await runBundler('buildClient', input);
    await writeFile(path.join(unfinished, RECORD), JSON.stringify(toRecord(client)));
    await rename(unfinished, bundle);
    await sealFolder(bundle);
  }
  const record = JSON.parse(readFileSync(path.join(bundle, RECORD), 'utf8')) as BundleRecord;
  return { client: fromRecord(record), folder: bundle };
}

/** Formats a build for JSON. */
export function toRecord(client: ClientBuild): BundleRecord {
  return { ...client, entries: [...client.entries] };
}

export function fromRecord(record: BundleRecord): ClientBuild {
  return { ...record, entries: new Map(record.entries) };
}

/** Finds the modules that all pages load. The result is kept until the examples of packages change. */
function cachedCommonModules({
  siteFolder,
  cacheFolder,
  tabs,
  fingerprints,
  setupFiles,
  aliases,
  graph
}: BundleOptions): CommonModules {
  const fromPackages = [...tabs].filter(([source]) => source.package !== null);
  const deciding = fromPackages.length > 0 ? fromPackages : [...tabs];
  const modules = deciding.map(([, tab]) => tab);
  const entries = tabEntries(modules);
  const tabNames = new Set(modules.flatMap(({ inline }) => inline?.name ?? []));
  const examples = deciding.flatMap(([source]) => clientPrograms(source));
  const key = hashTexts([
    siteFolder,
    hashFolder(path.join(ENGINE_FOLDER, 'bundle')),
    ...namedTexts(entries),
    ...examples.map((example) => fingerprints.get(example.key) ?? ''),
    ...setupFiles.map((file) => readFileSync(file, 'utf8')),
    ...namedTexts(aliases)
  ]);
  const file = path.join(cacheFolder, 'commonModules.json');
  const known = readCached(file) as CommonModulesRecord | null;
  if (known?.key === key) {
    return { ofTabs: new Set(known.ofTabs), ofAll: new Set(known.ofAll) };
  }
  const found = findCommonModules({ entries, tabs: tabNames, graph });
  const record: CommonModulesRecord = { key, ofTabs: [...found.ofTabs], ofAll: [...found.ofAll] };
  writeCached(file, record);
  return found;
}

interface CommonModulesRecord {
  key: string;
  ofTabs: string[];
  ofAll: string[];
}

function sharedFiles(): string[] {
  const entries = readdirSync(ENGINE_FOLDER, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => path.join(ENGINE_FOLDER, name))
    .toSorted();
}

function bundleKey(
  { siteFolder, wording, themes, siteTabs, assistants, search, fingerprints, setupFiles, aliases }: BundleOptions,
  entries: ReadonlyMap<string, string>
): string {
  return hashTexts([
    siteFolder,
    JSON.stringify([wording, themes, siteTabs, assistants, search]),
    search === null ? '' : new Fingerprints(siteFolder).ofModule(fileURLToPath(search.module)),
    ...BUNDLED_FOLDERS.map((name) => hashFolder(path.join(ENGINE_FOLDER, name))),
    ...sharedFiles().map((file) => readFileSync(file, 'utf8')),
    ...namedTexts(entries),
    ...[...fingerprints.values()].toSorted(),
    ...setupFiles.map((file) => readFileSync(file, 'utf8')),
    ...namedTexts(aliases)
  ]).slice(0, 32);
}

/** The site's own scripts. */
const SITE_ENTRIES: readonly (readonly [name: string, file: string])[] = [
  [MAIN_ENTRY, engineFile('ui/main.ts')],
  [STANDALONE_ENTRY, engineFile('ui/standalone/main.ts')],
  [NOT_FOUND_ENTRY, engineFile('browser/notFound.ts')],
  [ISLAND_ENTRY, engineFile('browser/islands/mountIsland.tsx')]
];

/** Returns the entries of tabs: name -> file. */
function tabEntries(tabs: Iterable<TabModules>): Map<string, string> {
  const entries = [...tabs].flatMap(({ inline, fullscreen }) => [inline, ...fullscreen.values()]);
  return new Map(entries.flatMap((entry) => (entry ? [[entry.name, entry.file] as const] : [])));
}

/** @throws Error when the build has no such entry, which is a bug in the engine */
function entryOf(client: ClientBuild, name: string): EntryAssets {
  const entry = client.entries.get(name);
  if (!entry) {
    throw new Error(`The script build has no entry "${name}".`);
  }
  return entry;
}

/** Returns one of the site's own scripts. */
export function siteScript(client: ClientBuild, name: string): Script {
  const { module, preloads } = entryOf(client, name);
  return { module, preloads };
}

/** Length from which scripts are heavy, 140 KB after gzip. Measured by Lighthouse's performance (docs/performance.md). */
const HEAVY_BYTES = 450_000;

/** Returns the scripts that a document needs to run the examples of one module entry. */
export function liveAssets(client: ClientBuild, entryName: string | null): LiveAssets {
  if (entryName === null) {
    return NO_LIVE_ASSETS;
  }
  const entry = entryOf(client, entryName);
  const island = entryOf(client, ISLAND_ENTRY);
  return {
    module: entry.module,
    preloads: [...new Set([entry.module, island.module, ...entry.preloads, ...island.preloads])],
    // Nearly all examples import React, as what mounts them does.
    isHeavy: entry.bytes >= HEAVY_BYTES
  };
}
