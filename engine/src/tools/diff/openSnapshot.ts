import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path, { sep } from 'node:path';

import { readJson } from '../../content/files.ts';
import { findPackageFolder } from '../../content/packages.ts';
import { UserError } from '../../core/userError.ts';
import type { Codemod } from '../../history/codemods.ts';
import { openHistory } from '../../history/history.ts';
import type { HistoryFile } from '../../history/historyFile.ts';
import type { Snapshot } from '../../history/snapshot.ts';
import { usesReact } from '../../reference/properties/dependencies.ts';
import { packagesOfSystem, readSnapshot, type SnapshotSystem } from '../../reference/snapshot/readSnapshot.ts';
import { parseSnapshot } from '../../reference/snapshot/snapshotFile.ts';
import { packagesIn, packageSystem } from '../../reference/snapshot/snapshotSystem.ts';
import { type Majors, releaseVersions, versionLists } from '../releases/fetchRelease.ts';
import { installPackages } from '../releases/npm.ts';
import { isVersion } from '../releases/versionsOf.ts';

/** What is known of the system whose releases are compared. */
export interface ReleaseSource {
  /** Null if nothing names its packages: then a folder does. */
  system: SnapshotSystem | null;
  majors: Majors;
  history: HistoryFile | null;
  /** What the configuration of the site says. */
  codemods: readonly Codemod[];
}

/**
 * Reads a snapshot from what a command line names: a file, a folder with packages or of one package, a stored release, or
 * a version, which npm fetches.
 * @throws (rejects) UserError for anything else, and for what can't be read
 */
export async function openSnapshot(name: string, source: ReleaseSource): Promise<Snapshot> {
  if (existsSync(name)) {
    return statSync(name).isDirectory() ? readFolder(path.resolve(name), source.system) : readFile(name);
  }
  const stored = source.history && openHistory(source.history).snapshotOf(name);
  if (stored) {
    return stored;
  }
  const [, packageName, version = name] = /^(@?[^@]+)@([\d.]+)$/.exec(name) ?? [];
  if (!isVersion(version)) {
    throw new UserError(`"${name}" is neither a file or folder nor a version such as 2.4, 2.4.1, or acme-ui@2.4.1.`);
  }
  const system = packageName === undefined ? source.system : packageSystem([packageName]);
  if (system === null) {
    throw new UserError(
      `Nothing says which packages version ${version} is of. Name them with --package <name>, or a site with --site <folder>; or write acme-ui@${version}.`
    );
  }
  return fetchSnapshot(version, system, source.majors);
}

function readFile(file: string): Snapshot {
  const snapshot = parseSnapshot(readJson(file));
  if (snapshot === null) {
    throw new UserError(`${file} is no snapshot that this version reads. Write one with "patternbook snapshot".`);
  }
  return snapshot;
}

async function readFolder(folder: string, system: SnapshotSystem | null): Promise<Snapshot> {
  const own = packageNameOf(folder);
  if (own === null || existsSync(path.join(folder, 'node_modules'))) {
    const project = path.basename(folder) === 'node_modules' ? path.dirname(folder) : folder;
    return read(system ?? packageSystem(packagesIn(project)), project);
  }
  const single = only(own, system);
  const installed = folder.lastIndexOf(`${sep}node_modules${sep}`);
  return installed === -1
    ? inTemporaryFolder((project) => {
        place(own, folder, project);
        return read(single, project);
      })
    : read(single, folder.slice(0, installed));
}

/** Name of the package whose folder it is; null for folders of projects. */
function packageNameOf(folder: string): string | null {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? ((JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name ?? null) : null;
}

/** The part of a system that is in one package. */
function only(name: string, system: SnapshotSystem | null): SnapshotSystem {
  if (system === null || !packagesOfSystem(system).includes(name)) {
    return packageSystem([name]);
  }
  return { ...system, packages: system.packages.filter((each) => each === name) };
}

/** Puts the folder of a package where it can be imported, with React's declarations. */
function place(name: string, folder: string, project: string): void {
  const modules = path.join(project, 'node_modules');
  cpSync(folder, path.join(modules, name), { recursive: true });
  const types = [folder, process.cwd()].flatMap((from) => findPackageFolder('@types/react', from) ?? []);
  if (types[0] !== undefined) {
    mkdirSync(path.join(modules, '@types'));
    symlinkSync(types[0], path.join(modules, '@types/react'), 'junction');
  }
}

/** @throws (rejects) UserError if the folder has none of the packages, or React's declarations are missing */
async function read(system: SnapshotSystem, folder: string): Promise<Snapshot> {
  const found = packagesOfSystem(system).flatMap((name) => findPackageFolder(name, folder) ?? []);
  if (found.length === 0) {
    const wanted = packagesOfSystem(system).join(', ');
    throw new UserError(`${folder} has no packages${wanted === '' ? '' : ` of ${wanted}`}. Install them there first.`);
  }
  if (found.some(usesReact) && findPackageFolder('@types/react', folder) === null) {
    throw new UserError(
      `React’s declarations are not installed for ${folder}, so components can’t be read. Run "npm install --save-dev @types/react" there.`
    );
  }
  return readSnapshot(system, folder);
}

async function fetchSnapshot(version: string, system: SnapshotSystem, majors: Majors): Promise<Snapshot> {
  const lists = await versionLists(packagesOfSystem(system));
  const versions = releaseVersions(lists, version, majors);
  return inTemporaryFolder(async (project) => {
    await installPackages(versions, project);
    return read(system, project);
  });
}

async function inTemporaryFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'patternbook-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
