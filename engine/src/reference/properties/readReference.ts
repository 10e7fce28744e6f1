import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

import { hashTexts } from '../../content/fileHash.ts';
import { hashEnvironment } from './environment.ts';
import type { ReferenceResult } from './extract.ts';
import { extractInWorker } from './extractInWorker.ts';
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
