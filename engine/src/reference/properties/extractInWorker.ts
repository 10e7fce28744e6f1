import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { ReferenceResult } from './extract.ts';
import type { ReferenceRequest } from './request.ts';

/** Enough for several times the twenty packages that were measured at 0.5 GB. */
const MEMORY_LIMIT_MB = 2048;

/**
 * `extractReference` in a thread of its own, with bounded memory.
 * @throws if the compiler fails or needs more memory than the limit
 */
export async function extractInWorker(request: ReferenceRequest): Promise<ReferenceResult> {
  // The same extension as this file: `.ts` from source, `.js` as published.
  const worker = new Worker(new URL(`./referenceWorker${extname(import.meta.url)}`, import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB }
  });
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`Reading the packages' types stopped with exit code ${code}.`)));
    });
  } finally {
    await worker.terminate();
  }
}
