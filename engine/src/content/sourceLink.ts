import type { SourceFile } from './sources.ts';

/**
 * Web address of a file in its repository, or null if the configuration names none or the file lies outside of it.
 * @param relPath path below the root of the source, with forward slashes
 */
export function sourceLinkOf({ repository }: Pick<SourceFile, 'repository'>, relPath: string): string | null {
  if (!repository) {
    return null;
  }
  const folder = repository.folder && `${repository.folder}/`;
  const outside = relPath.startsWith('../') || !relPath.startsWith(folder);
  return outside ? null : `${repository.url.replace(/\/$/, '')}/${encodeURI(relPath.slice(folder.length))}`;
}
