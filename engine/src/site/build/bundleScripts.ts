import { readFileSync, readdirSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { hashFolder, hashTexts } from '../../content/fileHash.ts';
import { isSealed, sealFolder } from '../../content/folderSeal.ts';
import { type ClientBuild, type EntryAssets, buildClient } from '../../bundle/scripts/clientBuild.ts';

const ENGINE_FOLDER = path.join(import.meta.dirname, '../..');
/** Folders whose files end up in the bundle or make it, beside the files directly in the engine's folder. */
export const BUNDLED_FOLDERS: readonly string[] = [
  'browser',
  'bundle/scripts',
  'core',
  'examples',
  'live',
  'search',
  'ui'
];
const RECORD = 'build.json';

export interface BundleOptions {
  siteFolder: string;
  cacheFolder: string;
  /** Entry name -> file. */
  entries: ReadonlyMap<string, string>;
  /** What the examples depend on beside the entries' own text. */
  fingerprints: Iterable<string>;
  outFolder: string;
}

interface BundleRecord extends Omit<ClientBuild, 'entries'> {
  entries: [string, EntryAssets][];
}

/** Bundles the browser's scripts into `outFolder`, or copies those of the last build if nothing that they depend on changed. */
export async function bundleScripts(options: BundleOptions): Promise<ClientBuild> {
  const { siteFolder, cacheFolder, entries, outFolder } = options;
  const bundles = path.join(cacheFolder, 'scripts');
  const bundle = path.join(bundles, bundleKey(options));
  if (!isSealed(bundle)) {
    const unfinished = path.join(bundles, `unfinished-${process.pid}`);
    await rm(bundles, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    const client = await buildClient({ siteFolder, entries, outFolder: unfinished });
    const record: BundleRecord = { ...client, entries: [...client.entries] };
    await writeFile(path.join(unfinished, RECORD), JSON.stringify(record));
    await rename(unfinished, bundle);
    await sealFolder(bundle);
  }
  const record = JSON.parse(readFileSync(path.join(bundle, RECORD), 'utf8')) as BundleRecord;
  for (const name of (await readdir(bundle)).filter((candidate) => candidate !== RECORD)) {
    await cp(path.join(bundle, name), path.join(outFolder, name), { recursive: true });
  }
  return { ...record, entries: new Map(record.entries) };
}

function sharedFiles(): string[] {
  const entries = readdirSync(ENGINE_FOLDER, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => path.join(ENGINE_FOLDER, name))
    .toSorted();
}

function bundleKey({ siteFolder, entries, fingerprints }: BundleOptions): string {
  return hashTexts([
    siteFolder,
    ...BUNDLED_FOLDERS.map((name) => hashFolder(path.join(ENGINE_FOLDER, name))),
    ...sharedFiles().map((file) => readFileSync(file, 'utf8')),
    ...[...entries].flatMap(([name, file]) => [name, readFileSync(file, 'utf8')]),
    ...[...fingerprints].toSorted()
  ]).slice(0, 32);
}
