import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The file at an address below a folder, or null when there is none. Neither dot segments nor links lead out of the
 * folder (path traversal); folders, pipes and devices are no files.
 * @param address decoded, such as `/assets/logo.svg`
 */
export function fileWithin(folder: string, address: string): string | null {
  try {
    const root = realpathSync(folder);
    const file = realpathSync(path.join(root, address));
    const relative = path.relative(root, file);
    const isInside = relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
    return isInside && statSync(file).isFile() ? file : null;
  } catch {
    // There is none, its name is too long or holds a NUL, or it may not be read.
    return null;
  }
}
