import { readFileSync } from 'node:fs';
import path from 'node:path';

import { findPackageFolder } from '../packageFolder.ts';

const GITHUB = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?(?:[/#].*)?$/;

/** Web address of the list of an installed package's releases; null when its package.json names no GitHub repository. */
export function releasesPage(name: string, siteFolder: string): string | null {
  const folder = findPackageFolder(name, siteFolder);
  if (folder === null) {
    return null;
  }
  const { repository } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    repository?: string | { url?: string };
  };
  const address = typeof repository === 'string' ? repository : (repository?.url ?? '');
  const [, project] = GITHUB.exec(address) ?? [];
  return project === undefined ? null : `https://github.com/${project}/releases`;
}
