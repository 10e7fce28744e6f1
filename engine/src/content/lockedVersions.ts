import { readFileSync } from 'node:fs';

import { findUpwards } from './fileHash.ts';

/** What says which versions are installed; npm's own record first. */
const LOCK_FILES = [
  'node_modules/.package-lock.json',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock'
];

/** The record of the packages that are installed for a site; empty when there is none. */
export function lockedVersions(siteFolder: string): string {
  const file = findUpwards(siteFolder, LOCK_FILES);
  return file === null ? '' : readFileSync(file, 'utf8');
}
