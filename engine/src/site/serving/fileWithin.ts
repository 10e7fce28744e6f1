import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds the file at an address below a folder; null if there is none. Prevents path traversal: neither dot segments nor
 * symbolic links lead out of the folder. Folders, pipes and devices don't count as files.
 * @param address decoded, such as `/assets/logo.svg`
 */
export function fileWithin(folder: string, address: string): string | null {
  try {
    const root = realpathSync(folder);
    const file = realpathSync(path.join(root, address));
    return isWithin(file, root) && statSync(file).isFile() ? file : null;
  } catch {
    // It doesn't exist, its name is too long or contains a NUL, or it may not be read.
    return null;
  }
}

/** Whether a path is that of a folder or below it. Both are absolute, without symbolic links. */
export function isWithin(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}
