import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';

import { hashFolder } from './files.ts';

/** The seal is next to the folder, not in it, since cache folders are published as they are. */
const sealFile = (folder: string): string => `${folder}.sha256`;

/** Writes the hash of a complete cache folder next to it, so that later runs can detect damage. */
export async function sealFolder(folder: string): Promise<void> {
  await writeFile(sealFile(folder), hashFolder(folder));
}

/** Whether a cache folder exists and matches its seal. A damaged one is reported on standard error. */
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
