import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { threadId, Worker } from 'node:worker_threads';

import { hashTexts } from '../../content/files.ts';
import { hashEnvironment } from './environment.ts';
import type { ReferenceResult } from './extract.ts';
import type { ReferenceRequest } from './request.ts';

interface Stored {
  fingerprint: string;
  result: ReferenceResult;
}

const NOTHING: ReferenceResult = { names: {}, functions: {}, entries: {} };

/**
 * What the installed packages say about the names asked for. The answer is kept in a file of `cacheFolder` until the
 * packages or the names change.
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
  mkdirSync(cacheFolder, { recursive: true });
  const temporary = `${file}.${process.pid}.${threadId}`;
  writeFileSync(temporary, JSON.stringify({ fingerprint, result } satisfies Stored));
  renameSync(temporary, file);
  return result;
}

function readStored(file: string): Stored | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stored;
  } catch {
    // Not there yet, or damaged: everything is looked up again.
    return null;
  }
}

/** Enough for several times the twenty packages that were measured at 0.5 GB. */
const MEMORY_LIMIT_MB = 2048;

/**
 * `extractReference` in a thread of its own, with bounded memory.
 * @throws if the compiler fails or needs more memory than the limit
 */
async function extractInWorker(request: ReferenceRequest): Promise<ReferenceResult> {
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
