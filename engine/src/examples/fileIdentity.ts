import path from 'node:path';

import type { ResolvedConfig } from '../core/config.ts';
import { createPackageFinder } from '../content/packages.ts';
import { sourceLinkOf } from '../content/sources.ts';
import type { FileIdentity } from './exampleFiles.ts';

/**
 * Returns a function that identifies a file by package and path, or by its path in the site, and links to its source.
 */
export function createFileIdentifier(
  { sources, repository }: Pick<ResolvedConfig, 'sources' | 'repository'>,
  siteFolder: string
): (file: string) => FileIdentity {
  const packageOf = createPackageFinder();
  return (file) => {
    const owner = packageOf(file);
    const isOwn = owner === null || owner.folder === siteFolder;
    const root = isOwn ? siteFolder : owner.folder;
    const relPath = path.relative(root, file).split(path.sep).join('/');
    const source = sources.find((candidate) => !isOwn && candidate.package === owner.name);
    const url = isOwn ? repository : source?.repository;
    return {
      id: isOwn ? relPath : `${owner.name}/${relPath}`,
      sourceLink: url ? sourceLinkOf({ repository: { url, folder: source?.repositoryFolder ?? '' } }, relPath) : null
    };
  };
}
