import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { hashTexts, writeWhole } from '../../content/files.ts';
import { hashEnvironment } from './environment.ts';
import type { ReferenceResult } from './extract.ts';
import type { ReferenceRequest } from './request.ts';

interface Stored {
  fingerprint: string;
  result: ReferenceResult;
}

const NOTHING: ReferenceResult = { names: {}, functions: {}, entries: {} };

/**
 * Reads reference data of the installed packages. The result is cached in `cacheFolder` until packages or requested
 * names change.
 */
export async function readReference(request: ReferenceRequest, cacheFolder: string): Promise<ReferenceResult> {
  if (request.names.length === 0 && request.functions.length === 0) {
    return NOTHING;
  }
  const file = join(cacheFolder, 'reference.json');
  const environment = hashEnvironment(request.packages, request.siteFolder);
  const fingerprint = hashTexts([environment, JSON.stringify(request)]);
  const stored = readStored(file);
  if (stored?.fingerprint === fingerprint) {
    return stored.result;
  }
  const result = await extractInWorker(request);
  writeWhole(file, JSON.stringify({ fingerprint, result } satisfies Stored));
  return result;
}

function readStored(file: string): Stored | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stored;
  } catch {
    // Missing or corrupt: everything is extracted again.
    return null;
  }
}

/** Twenty packages were measured at 0.5 GB. */
const MEMORY_LIMIT_MB = 2048;
/** Saves 70 MB, in the same time. */
const YOUNG_MEMORY_LIMIT_MB = 12;

/**
 * Runs `extractReference` in a worker thread with a memory limit.
 * @throws if the compiler fails or exceeds the memory limit
 */
async function extractInWorker(request: ReferenceRequest): Promise<ReferenceResult> {
  // Same extension as this file: `.ts` in the repository, `.js` in the published package.
  const worker = new Worker(new URL(`./referenceWorker${extname(import.meta.url)}`, import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB, maxYoungGenerationSizeMb: YOUNG_MEMORY_LIMIT_MB }
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
