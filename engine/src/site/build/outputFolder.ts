import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** A build's output while it is written beside the last good one. */
export interface OutputFolder {
  /** Where to write. */
  readonly path: string;
  /** Puts what was written in the place of the last good output. */
  commit(): Promise<void>;
}

/**
 * Prepares an empty folder beside `target`. A build that is killed leaves `target` as it was; what
 * it had written is removed by the next build.
 */
export async function openOutputFolder(target: string, cacheFolder: string): Promise<OutputFolder> {
  const parent = path.join(cacheFolder, 'output');
  await mkdir(parent, { recursive: true });
  for (const leftover of await readdir(parent)) {
    await rm(path.join(parent, leftover), { recursive: true, force: true });
  }
  const fresh = path.join(parent, `build-${process.pid}`);
  await mkdir(fresh);

  return {
    path: fresh,
    async commit() {
      const previous = path.join(parent, `previous-${process.pid}`);
      if (existsSync(target)) {
        await rename(target, previous);
      }
      await rename(fresh, target);
      await rm(previous, { recursive: true, force: true });
    }
  };
}
