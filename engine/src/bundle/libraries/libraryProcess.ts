import { fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { LibraryPlan } from './planLibraries.ts';

const MAX_ERROR_LENGTH = 4000;

/** The entry's extension is that of this file: `.ts` in the repository, `.js` in the package. */
const ENTRY = fileURLToPath(new URL(`./process/main${extname(import.meta.filename)}`, import.meta.url));

export interface LibraryTask {
  plan: LibraryPlan;
  siteFolder: string;
  /** Output folder of the scripts and their record. */
  folder: string;
}

/**
 * Bundles libraries in a child process: it needs more than a gigabyte of memory, which is released when it exits.
 * @throws Error with the process's stderr
 */
export async function writeLibrariesInChildProcess(task: LibraryTask): Promise<void> {
  const child = fork(ENTRY, [], { serialization: 'advanced', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let errorOutput = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errorOutput = (errorOutput + text).slice(0, MAX_ERROR_LENGTH);
  });
  child.send(task);
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) {
        resolve();
      } else {
        reject(new Error(`The libraries for edited examples can't be bundled. ${errorOutput}`));
      }
    });
  });
}
