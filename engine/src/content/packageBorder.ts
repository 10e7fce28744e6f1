import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

import type { Location, Problem } from '../model.ts';
import { error } from './problem.ts';
import type { SourceFile } from './sources.ts';

/** A file, and the package that it belongs to. */
export type PackagedFile = Pick<SourceFile, 'file' | 'package' | 'root'>;

/**
 * Reports a file that Markdown of a package names although it is outside of the package, be it by a symbolic link: what
 * the site publishes of its computer is for the site to decide.
 * @param target the path as written
 * @param named the absolute path
 * @returns null for files within the package, and for the site's own Markdown
 */
export function outsidePackage(
  target: string,
  named: string,
  { package: owner, root }: PackagedFile,
  location: Location
): Problem | null {
  if (
    owner === null ||
    (isWithin(named, root) && (!existsSync(named) || isWithin(realpathSync(named), realpathSync(root))))
  ) {
    return null;
  }
  const message = `The file is outside of the package ${owner}: ${target}`;
  return error('outside-package', message, location, 'Publish the file with the package, and name it there.');
}

function isWithin(file: string, folder: string): boolean {
  const below = path.relative(folder, file);
  return below !== '..' && !below.startsWith(`..${path.sep}`) && !path.isAbsolute(below);
}
