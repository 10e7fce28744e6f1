import { availableParallelism } from 'node:os';

/** What a worker process takes with all packages of a large site loaded. */
const WORKER_BYTES = 400 * 2 ** 20;

/**
 * Returns how many worker processes may run at once: one for each core, if their memory is free.
 * @param freeBytes memory that is left to this process by the machine and its limits (control groups)
 */
export function workerCount(cores = availableParallelism(), freeBytes = process.availableMemory()): number {
  return Math.max(1, Math.min(cores, Math.floor(freeBytes / WORKER_BYTES)));
}
