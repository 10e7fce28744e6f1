import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const stateSchema = z.object({
  /** Of all that is sent, and where to. */
  hash: z.string(),
  applicationId: z.string(),
  temporaryIndex: z.string(),
  /** How many records the service has confirmed, from the first on. */
  confirmed: z.int().nonnegative(),
  /** The last thing that the service was to do with the temporary index. */
  lastTask: z.int()
});

/** How far a push has come, so that the next one goes on there. */
export type PushState = z.output<typeof stateSchema>;

/** Where a site keeps the state of a push that is under way. */
export function pushStateFile(cacheFolder: string): string {
  return path.join(cacheFolder, 'search', 'push.json');
}

/** @returns null when no push is under way, or the file is damaged: the push starts anew */
export async function readPushState(file: string): Promise<PushState | null> {
  try {
    return stateSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Replaces the file as a whole: an interrupted push leaves a state, never half of one. */
export async function writePushState(file: string, state: PushState): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const next = `${file}.next`;
  await writeFile(next, `${JSON.stringify(state, null, 2)}\n`);
  await rename(next, file);
}

/** The push is over. */
export async function removePushState(file: string): Promise<void> {
  await rm(file, { force: true });
}
