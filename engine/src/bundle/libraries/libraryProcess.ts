import { fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { LibraryPlan } from './planLibraries.ts';

const COMPLAINT_LENGTH = 4000;

/** The entry has the extension of this file: `.ts` in the repository, `.js` in the package. */
const ENTRY = fileURLToPath(new URL(`./process/main${extname(import.meta.filename)}`, import.meta.url));

export interface LibraryTask {
  plan: LibraryPlan;
  siteFolder: string;
  /** Where the scripts and their record are written. */
  folder: string;
}

/**
 * Bundles libraries in a process of its own, which takes more than a gigabyte and gives all of it back.
 * @throws Error with what the process complains about
 */
export async function writeLibrariesApart(task: LibraryTask): Promise<void> {
  const child = fork(ENTRY, [], { serialization: 'advanced', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(0, COMPLAINT_LENGTH);
  });
  child.send(task);
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) {
        resolve();
      } else {
        reject(new Error(`The libraries for edited examples can't be bundled. ${complaint}`));
      }
    });
  });
}
