import type { PushInput, PushReport } from 'patternbook';

import type { BatchLimits } from './batches.ts';
import { planPush, type PushPlan, type PushTarget } from './pushPlan.ts';
import { pushRecords, type PushResult, pushStateFile } from './pushRecords.ts';
import { KEY_VARIABLE, openPushService, PushError } from './pushService.ts';

const DEFAULT_BATCH_RECORDS = 1000;
/** The service refuses requests over 10 MB. */
const MAX_BATCH_BYTES = 9_000_000;

/** Summary of a push; `result` is null in a dry run. */
interface PushSummary {
  target: PushTarget;
  plan: PushPlan;
  result: PushResult | null;
}

/**
 * Sends the records of a build to the service.
 * @throws (rejects) PushError if the service can't have them
 */
export async function pushSearch(
  { language, synonyms, records, folder, isDryRun, batchSize, progress }: PushInput,
  { applicationId, indexName, host }: { applicationId: string; indexName: string; host: string | null }
): Promise<PushReport> {
  const target: PushTarget = { applicationId, indexName, synonyms, language };
  const limits: BatchLimits = { records: batchSize ?? DEFAULT_BATCH_RECORDS, bytes: MAX_BATCH_BYTES };

  const key = isDryRun ? null : writingKey();
  progress.stage('Read records');
  const plan = await planPush(records, target, limits);
  if (key === null) {
    return report({ target, plan, result: null });
  }
  const service = openPushService({ applicationId, key, host });
  const stateFile = pushStateFile(folder);
  const result = await pushRecords({ plan, target, limits, service, records, stateFile }, progress);
  return report({ target, plan, result });
}

function writingKey(): string {
  const key = process.env[KEY_VARIABLE];
  if (!key) {
    throw new PushError(
      `${KEY_VARIABLE} is not set. Put the service's key that may write into this environment variable; --dry-run needs none.`
    );
  }
  return key;
}

function report({ target, plan, result }: PushSummary): PushReport {
  const { applicationId, indexName } = target;
  const { records, batches, bytes, shortened } = plan;
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return {
    lines: [
      `${records} records, ${batches} batches, ${megabytes} MB, ${shortened} shortened.`,
      ...(result && result.resumedAfter > 0 ? [`${result.resumedAfter} of them had been sent before.`] : []),
      ...(result?.leftBehind ? [`The index ${result.leftBehind} of an earlier push could not be deleted.`] : []),
      result
        ? `They are live in the index ${indexName}.`
        : `Nothing was sent; they would go to the index ${indexName} of ${applicationId}.`
    ],
    data: { applicationId, indexName, isSent: result !== null, records, batches, bytes, shortened, ...result }
  };
}
