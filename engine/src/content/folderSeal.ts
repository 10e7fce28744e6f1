import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';

import { hashFolder } from './files.ts';

/** Beside the folder, since caches are published as they are. */
const sealFile = (folder: string): string => `${folder}.sha256`;

/** Writes the hash of a complete cache folder beside it, so that later runs can tell whether it is damaged. */
export async function sealFolder(folder: string): Promise<void> {
  await writeFile(sealFile(folder), hashFolder(folder));
}

/** Whether a cache folder is there and as it was sealed. A damaged one is reported on standard error. */
export function isSealed(folder: string): boolean {
  if (!existsSync(folder)) {
    return false;
  }
  const file = sealFile(folder);
  const isIntact = existsSync(file) && readFileSync(file, 'utf8') === hashFolder(folder);
  if (!isIntact) {
    process.stderr.write(`${folder} is damaged; it is made anew.\n`);
  }
  return isIntact;
}
