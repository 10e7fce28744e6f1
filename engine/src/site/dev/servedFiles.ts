import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

import { findPackageFolder } from '../../content/packageFolder.ts';

/** Folder of this package: its sources in a checkout, what was compiled from them elsewhere. */
const ENGINE_FOLDER = path.resolve(import.meta.dirname, '../../..');

/**
 * Files that are never served, by the patterns of Vite's `server.fs.deny`: secrets, and what tools keep beside the code.
 * The site's folder may itself be below a folder whose name starts with a dot.
 */
export const DENIED_FILES = [
  '.*',
  '**/.{git,svn,hg,ssh,aws,gnupg,docker,github,vscode,idea}/**',
  '*.{crt,pem,key,p12,pfx,cer,der,kdbx}',
  'id_{rsa,ecdsa,ed25519}'
];

/**
 * Folders whose files the dev server may serve: the site's, the engine's, and the installed packages', wherever npm
 * installed or linked them.
 */
export function servedFolders(siteFolder: string): string[] {
  const folders = new Set([siteFolder, ENGINE_FOLDER]);
  for (const folder of [siteFolder, ENGINE_FOLDER]) {
    for (const modules of modulesFolders(folder)) {
      folders.add(modules);
    }
    for (const linked of linkedPackageFolders(folder)) {
      folders.add(linked);
      modulesFolders(linked).forEach((modules) => folders.add(modules));
    }
  }
  return [...folders];
}

/** Folders of the packages that a site or package depends on and that are linked, as in a workspace; not the engine's. */
export function linkedPackageFolders(packageFolder: string): string[] {
  const folders = new Set<string>();
  addLinkedPackages(packageFolder, folders);
  folders.delete(ENGINE_FOLDER);
  return [...folders];
}

/** The `node_modules` folders in which a module of `folder` finds packages. */
function modulesFolders(folder: string): string[] {
  const parent = path.dirname(folder);
  const own = path.join(folder, 'node_modules');
  return [...(existsSync(own) ? [realpathSync(own)] : []), ...(parent === folder ? [] : modulesFolders(parent))];
}

/** Adds the folders of packages that a package depends on and that are linked from elsewhere, as in a workspace. */
function addLinkedPackages(packageFolder: string, folders: Set<string>): void {
  for (const name of dependenciesOf(packageFolder)) {
    const found = findPackageFolder(name, packageFolder);
    if (found !== null && !folders.has(found) && !found.split(path.sep).includes('node_modules')) {
      folders.add(found);
      addLinkedPackages(found, folders);
    }
  }
}

function dependenciesOf(packageFolder: string): string[] {
  try {
    const manifest = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as Manifest;
    return [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies].flatMap((names) =>
      Object.keys(names ?? {})
    );
  } catch {
    // A site needs no package.json of its own.
    return [];
  }
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
