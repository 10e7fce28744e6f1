import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import type { SiteContext } from './siteContext.ts';
import { findPackageFolder, isInstalled, lockedVersions } from './packages.ts';

const ENGINE_FOLDER = path.join(import.meta.dirname, '..');
const IGNORED_FOLDERS = new Set(['node_modules', '.git']);
const CODE_FILE = /\.[cm]?[jt]sx?$/;
const RELATIVE_IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** Hashes of what examples depend on besides their Markdown. */
export interface InputHashes {
  /** Of everything outside of the content folder. */
  environment: string;
  /** Of the code in the content folder, which examples of packages don't import. */
  contentCode: string;
}

/**
 * Hashes everything that a build depends on except the site's content folder: the versions of installed packages, the
 * files of linked ones, the engine, the site's configuration with its other files and all that they import, the version
 * of Node, and the year that the footer shows.
 */
export function hashEnvironment({ folder, config, cacheFolder, outFolder }: SiteContext): string {
  const own = filesBelow(folder, new Set([contentFolder({ folder, config }), cacheFolder, outFolder]));
  const linked = linkedFolders(folder, [...config.sources.map((source) => source.package), ...dependenciesOf(folder)]);
  const files = new Set([
    ...filesBelow(ENGINE_FOLDER),
    ...own,
    ...importsFromElsewhere(own),
    ...linked.flatMap((each) => filesBelow(each, new Set([cacheFolder, outFolder])))
  ]);
  const hash = createHash('sha256');
  hash.update([process.version, new Date().getFullYear(), folder, lockedVersions(folder)].join('\n'));
  return hashFiles([...files].toSorted(), hash);
}

/** Hashes all files of the site's content folder. */
export function hashContent(context: Pick<SiteContext, 'folder' | 'config'>): string {
  return hashFiles(filesBelow(contentFolder(context)).toSorted(), createHash('sha256'));
}

/** Hashes the files of the content folder that examples and pages can import or show: all but those of pages. */
export function hashContentCode(context: Pick<SiteContext, 'folder' | 'config'>): string {
  const files = filesBelow(contentFolder(context)).filter((file) => !isPage(file));
  return hashFiles(files.toSorted(), createHash('sha256'));
}

/** Markdown whose name begins with a line is a part of pages. */
function isPage(file: string): boolean {
  return /(?:^|[\\/])[^_][^\\/]*\.mdx?$/.test(file);
}

/** Returns the folder of the site's own content. */
export function contentFolder({ folder, config }: Pick<SiteContext, 'folder' | 'config'>): string {
  return path.join(folder, config.content);
}

function hashFiles(files: readonly string[], hash: ReturnType<typeof createHash>): string {
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`\n${file}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

function filesBelow(folder: string, left: ReadonlySet<string> = new Set()): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      return IGNORED_FOLDERS.has(entry.name) || left.has(file) ? [] : filesBelow(file, left);
    }
    return entry.isFile() ? [file] : [];
  });
}

/**
 * Returns the other files that modules import by relative paths, transitively: outside of the site's folder, or in the
 * content folder.
 */
function importsFromElsewhere(files: readonly string[]): string[] {
  const known = new Set(files);
  const queue = files.filter((file) => CODE_FILE.test(file));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(RELATIVE_IMPORT)) {
      const imported = path.resolve(path.dirname(file), specifier);
      if (!known.has(imported) && statSync(imported, { throwIfNoEntry: false })?.isFile() === true) {
        known.add(imported);
        queue.push(imported);
      }
    }
  }
  return [...known].slice(files.length);
}

function dependenciesOf(folder: string): string[] {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) {
    return [];
  }
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    Record<string, string> | undefined
  >;
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
}

/** Returns the folders of linked packages, except that of the engine. */
function linkedFolders(folder: string, packages: readonly string[]): string[] {
  const folders = packages.map((name) => findPackageFolder(name, folder));
  return [...new Set(folders)].filter(
    (found): found is string =>
      found !== null && !isInstalled(found + path.sep) && !ENGINE_FOLDER.startsWith(found + path.sep)
  );
}
