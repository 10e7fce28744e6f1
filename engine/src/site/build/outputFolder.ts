import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { UserError } from '../../core/userError.ts';

/** Output of a build in progress, kept apart from the last good one until it is committed. */
export interface OutputFolder {
  /** Folder to write to. */
  readonly path: string;
  /**
   * Replaces the last good output.
   * @throws (rejects) UserError when the file system refuses it
   */
  commit(): Promise<void>;
}

/**
 * Creates an empty folder for the output in `cacheFolder`. A build that is killed leaves `target` unchanged; its
 * partial output is removed by the next build.
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
      try {
        await replaceFolder(target, fresh, previous);
      } catch (error) {
        throw hasCode(error, REFUSED) ? new UserError(`${target} can't be replaced: ${error.message}`) : error;
      }
      await rm(previous, { recursive: true, force: true });
    }
  };
}

/** A mount point can't be renamed, and a folder can't be renamed across file systems. */
const IMMOVABLE = ['EXDEV', 'EBUSY'];
const REFUSED = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'];

function hasCode(error: unknown, codes: readonly string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && codes.includes((error as NodeJS.ErrnoException).code ?? '');
}

async function replaceFolder(target: string, fresh: string, previous: string): Promise<void> {
  try {
    if (existsSync(target)) {
      await rename(target, previous);
    }
    await rename(fresh, target);
  } catch (error) {
    if (!hasCode(error, IMMOVABLE)) {
      throw error;
    }
    await replaceFiles(target, fresh);
  }
}

/** Fallback that copies new files before it removes old ones, so that documents never refer to missing scripts. */
async function replaceFiles(target: string, fresh: string): Promise<void> {
  // The next build recognizes its files by their times.
  await cp(fresh, target, { recursive: true, force: true, preserveTimestamps: true });
  for (const entry of await readdir(target, { recursive: true })) {
    if (!existsSync(path.join(fresh, entry))) {
      await rm(path.join(target, entry), { recursive: true, force: true });
    }
  }
  await rm(fresh, { recursive: true, force: true });
}
