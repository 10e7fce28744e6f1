import { Worker } from 'node:worker_threads';

import { engineFile } from '../../content/engineFile.ts';
import type { TypeResult, TypeUnit } from './typeUnit.ts';
import type { TypeWorkerData } from './typeWorker.ts';

/** Enough for several times the 1,300 examples that were measured at 1.1 GB. */
const MEMORY_LIMIT_MB = 3072;

/**
 * Runs `compileUnits` in a worker thread with limited memory.
 * @throws if the compiler itself fails or needs more memory than the limit
 */
export async function compileInWorker(units: TypeUnit[], siteFolder: string): Promise<TypeResult[]> {
  const worker = new Worker(engineFile('check/types/typeWorker.ts'), {
    workerData: { units, siteFolder } satisfies TypeWorkerData,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB }
  });
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`The type check stopped with exit code ${code}.`)));
    });
  } finally {
    await worker.terminate();
  }
}
