import { join } from 'node:path';

import { runInChild } from '../../content/childTask.ts';
import { engineFile } from '../../content/engineFile.ts';
import { hashTexts, readCached, writeCached } from '../../content/files.ts';
import type { Wording } from '../../core/siteTexts.ts';
import { hashEnvironment } from './environment.ts';
import type { ReferenceResult } from './extract.ts';
import type { ReferenceRequest } from './request.ts';

/** Request of the child process. */
export interface ReferenceTask {
  request: ReferenceRequest;
  wording: Wording;
}

interface Stored {
  fingerprint: string;
  result: ReferenceResult;
}

/** The reference of a site that documents nothing. */
export const NO_REFERENCE: ReferenceResult = { names: {}, functions: {}, entries: {}, missing: [], untyped: [] };

/**
 * Reads reference data of the installed packages. The result is cached in `cacheFolder` until packages or requested
 * names change.
 * @param wording words of the interface in descriptions
 */
export async function readReference(
  request: ReferenceRequest,
  wording: Wording,
  cacheFolder: string
): Promise<ReferenceResult> {
  if (request.names.length === 0 && request.functions.length === 0) {
    return NO_REFERENCE;
  }
  const file = join(cacheFolder, 'reference.json');
  const environment = hashEnvironment(request.packages, request.siteFolder);
  const fingerprint = hashTexts([environment, JSON.stringify([request, wording])]);
  const stored = readCached(file) as Stored | null;
  if (stored?.fingerprint === fingerprint) {
    return stored.result;
  }
  const result = await extractInChild({ request, wording });
  writeCached(file, { fingerprint, result } satisfies Stored);
  return result;
}

/** Twenty packages were measured at 1 GB. */
const MEMORY_LIMIT = '--max-old-space-size=2048';
/** Saves 70 MB, in the same time. */
const SMALL_SEMI_SPACE = '--max-semi-space-size=4';

const ENTRY = engineFile('reference/properties/referenceProcess.ts');

/** @throws Error if the compiler fails or exceeds the memory limit */
function extractInChild(task: ReferenceTask): Promise<ReferenceResult> {
  return runInChild({
    entry: ENTRY,
    request: task,
    nodeOptions: [MEMORY_LIMIT, SMALL_SEMI_SPACE],
    failure: 'Reading the packages’ types failed.'
  });
}
