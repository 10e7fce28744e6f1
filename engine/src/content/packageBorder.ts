import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

import type { Location, Problem } from '../model.ts';
import { error } from './problem.ts';
import type { SourceFile } from './sources.ts';

/** A file, and the packages whose files it may name. */
export type PackagedFile = Pick<SourceFile, 'file' | 'package' | 'documented'>;

/**
 * Reports a file that Markdown of a package names although no documented package has it, be it by a symbolic link: what
 * the site publishes of its computer is for the site to decide.
 * @param target the path as written
 * @param named the absolute path
 * @returns null for files within these packages, and for the site's own Markdown
 */
export function outsidePackage(
  target: string,
  named: string,
  { package: owner, documented }: PackagedFile,
  location: Location
): Problem | null {
  const isInside = documented.some(
    (folder) =>
      isWithin(named, folder) &&
      (!existsSync(named) || isWithin(realpathSync.native(named), realpathSync.native(folder)))
  );
  if (owner === null || isInside) {
    return null;
  }
  const message = `The file is outside of the documented packages: ${target}`;
  return error('outside-package', message, location, `Publish the file with ${owner}, and name it there.`);
}

function isWithin(file: string, folder: string): boolean {
  const below = path.relative(folder, file);
  return below !== '..' && !below.startsWith(`..${path.sep}`) && !path.isAbsolute(below);
}
