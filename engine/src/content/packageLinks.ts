import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { SourceConfig } from '../core/config.ts';
import { findPackageFolder, isInstalled } from './packages.ts';

/** Public addresses of a package; null for those it doesn't have. */
export interface PackageLinks {
  /** Its repository. */
  source: string | null;
  /** Its page in the npm registry. */
  registry: string | null;
  changes: string | null;
  issues: string | null;
}

interface Manifest {
  private?: boolean;
  homepage?: string;
  repository?: string | { url?: string; directory?: string };
  bugs?: string | { url?: string };
  publishConfig?: { registry?: string };
}

const CHANGE_LOG = 'CHANGELOG.md';
const PUBLIC_REGISTRY = 'https://registry.npmjs.org';
const NPM_PAGES = 'https://www.npmjs.com/package';
const GITHUB = /^https:\/\/github\.com\/[^/]+\/[^/]+/;

/**
 * Derives the addresses of an installed package from its package.json, and from the site's own setting of where its
 * files are developed.
 * @param sources the configured sources of the site
 * @returns null if the package is not installed
 */
export function readPackageLinks(
  name: string,
  sources: readonly SourceConfig[],
  siteFolder: string
): PackageLinks | null {
  const folder = findPackageFolder(name, siteFolder);
  if (folder === null) {
    return null;
  }
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const place = sources.find((source) => source.package === name && source.repository !== undefined);
  const { repository, bugs, homepage } = manifest;
  const source =
    repositoryAddress(typeof repository === 'string' ? repository : repository?.url) ??
    GITHUB.exec(place?.repository ?? '')?.[0] ??
    null;
  const home = GITHUB.exec(source ?? '')?.[0] ?? null;
  const hasChangeLog = existsSync(join(folder, CHANGE_LOG));
  // The setting leads to the package's folder only if no folder within the package is named.
  const root = place?.repositoryFolder === '' ? (place.repository ?? null) : null;
  const { registry = PUBLIC_REGISTRY } = manifest.publishConfig ?? {};
  const isPublic = manifest.private !== true && registry.startsWith(PUBLIC_REGISTRY);
  return {
    source: source ?? webAddress(homepage),
    registry: isPublic && isInstalled(join(folder, 'package.json')) ? `${NPM_PAGES}/${name}` : null,
    changes: hasChangeLog && root !== null ? `${root}/${CHANGE_LOG}` : home && `${home}/releases`,
    issues: webAddress(typeof bugs === 'string' ? bugs : bugs?.url) ?? (home && `${home}/issues`)
  };
}

const SHORTHAND = /^(?:github:)?([\w.-]+\/[\w.-]+)$/;
const SSH = /^(?:git\+)?ssh:\/\/git@|^git@([^:/]+):/;

/** Returns the web address of a repository as named in a package.json; null for one that browsers can't open. */
export function repositoryAddress(named: string | undefined): string | null {
  const [, shorthand] = SHORTHAND.exec(named ?? '') ?? [];
  if (shorthand !== undefined) {
    return `https://github.com/${shorthand}`;
  }
  const address = named
    ?.replace(SSH, (_, host?: string) => (host === undefined ? 'https://' : `https://${host}/`))
    .replace(/^git\+/, '')
    .replace(/^git:/, 'https:')
    .replace(/\.git(?=$|#)/, '');
  return webAddress(address);
}

function webAddress(text: string | undefined): string | null {
  return text !== undefined && /^https?:\/\//.test(text) && URL.canParse(text) ? text : null;
}

const BESIDE_SOURCE = /^(.+)\/(?:examples|demos)\/[^/]+$/;
const MODULE = /\.(?:tsx?|jsx?|s?css)$/;

/**
 * Returns the address of the folder of source files that a Markdown file documents: files about a component are often
 * in a folder within that of its source. Null where they aren't.
 * @param relPath path of the Markdown file below its package
 * @param sourceLink address of the Markdown file
 * @param readFolder lists the files of a folder below the package; empty for a missing one
 */
export function documentedFolder(
  relPath: string,
  sourceLink: string,
  readFolder: (folder: string) => readonly string[]
): string | null {
  const [, folder] = BESIDE_SOURCE.exec(relPath) ?? [];
  const [, address] = BESIDE_SOURCE.exec(sourceLink) ?? [];
  return folder !== undefined && address !== undefined && readFolder(folder).some((name) => MODULE.test(name))
    ? address.replace('/blob/', '/tree/')
    : null;
}
