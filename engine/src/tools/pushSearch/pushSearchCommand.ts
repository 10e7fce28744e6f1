import type { Progress } from '../../site/build/progress.ts';
import { hostedIndexName } from '../../core/config/search.ts';
import type { BatchLimits } from './batches.ts';
import { KEY_VARIABLE, openPushService, PushError } from './pushService.ts';
import { planPush, type PushPlan, type PushTarget } from './pushPlan.ts';
import { pushRecords, type PushResult, pushStateFile } from './pushRecords.ts';
import { recordsFile } from '../../site/search/indexFiles.ts';
import { loadSiteContext, type SiteContext } from '../../content/siteContext.ts';
import type { CommandLine } from '../cli/commandLine.ts';
import { createTerminalProgress } from '../cli/terminalProgress.ts';

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
 * `patternbook push-search`: sends the search records of the last build to the hosted service. Exit code 1, with the
 * reason on standard error, if the push fails.
 */
export async function pushSearch(commandLine: CommandLine): Promise<number> {
  const context = await loadSiteContext(commandLine.site);
  const progress = createTerminalProgress(process.stdout);
  try {
    const summary = await push(context, commandLine, commandLine.json ? SILENT : progress);
    progress.end();
    process.stdout.write(commandLine.json ? formatJson(summary) : formatSummary(summary));
    return 0;
  } catch (error) {
    if (error instanceof PushError) {
      if (!commandLine.json && process.stdout.isTTY) {
        // Ends the line of the failed stage, which `end` would show as done.
        process.stdout.write('\n');
      }
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
    throw error;
  }
}

const SILENT: Progress = { stage: () => undefined, done: () => undefined };

async function push(
  { config, cacheFolder }: SiteContext,
  { batchSize, dryRun }: CommandLine,
  progress: Progress
): Promise<PushSummary> {
  const { search, product } = config;
  if (search.provider !== 'algolia') {
    throw new PushError(
      "The site's search is its own; there is no service to send to. Name one in site.config.ts: search: { provider: 'algolia', … }."
    );
  }
  const { applicationId, synonyms, host = null } = search;
  const target = { applicationId, synonyms, indexName: hostedIndexName(search, product.slug) };
  const limits: BatchLimits = { records: batchSize ?? DEFAULT_BATCH_RECORDS, bytes: MAX_BATCH_BYTES };
  const file = recordsFile(cacheFolder);

  const key = dryRun ? null : writingKey();
  progress.stage('Read records');
  const plan = await planPush(file, target, limits);
  if (key === null) {
    return { target, plan, result: null };
  }
  const service = openPushService({ applicationId, key, host });
  const stateFile = pushStateFile(cacheFolder);
  const result = await pushRecords({ plan, target, limits, service, file, stateFile }, progress);
  return { target, plan, result };
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

function formatSummary({ target, plan, result }: PushSummary): string {
  const megabytes = (plan.bytes / 1_000_000).toFixed(1);
  const lines = [
    `${plan.records} records, ${plan.batches} batches, ${megabytes} MB, ${plan.shortened} shortened.`,
    ...(result && result.resumedAfter > 0 ? [`${result.resumedAfter} of them had been sent before.`] : []),
    ...(result?.leftBehind ? [`The index ${result.leftBehind} of an earlier push could not be deleted.`] : []),
    result
      ? `They are live in the index ${target.indexName}.`
      : `Nothing was sent; they would go to the index ${target.indexName} of ${target.applicationId}.`
  ];
  return `${lines.join('\n')}\n`;
}

function formatJson({ target, plan, result }: PushSummary): string {
  const { records, batches, bytes, shortened } = plan;
  const { applicationId, indexName } = target;
  const summary = { applicationId, indexName, isSent: result !== null, records, batches, bytes, shortened, ...result };
  return `${JSON.stringify(summary, null, 2)}\n`;
}
