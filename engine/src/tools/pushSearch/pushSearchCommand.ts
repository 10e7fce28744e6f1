import path from 'node:path';

import { loadSiteContext, type SiteContext } from '../../content/siteContext.ts';
import type { PushProgress, PushReport } from '../../core/hostedSearch.ts';
import { UserError } from '../../core/userError.ts';
import { recordsFile } from '../../site/search/indexFiles.ts';
import type { CommandLine } from '../cli/commandLine.ts';
import { createTerminalProgress } from '../cli/terminalProgress.ts';
import { readRecords } from './readRecords.ts';

/**
 * `patternbook push-search`: has the hosted search of the configuration send the search records of the last build. Exit code
 * 1, with the reason on standard error, if the push fails.
 */
export async function pushSearch(commandLine: CommandLine): Promise<number> {
  const context = await loadSiteContext(commandLine.site);
  const progress = createTerminalProgress(process.stdout);
  try {
    const { lines, data } = await push(context, commandLine, commandLine.json ? SILENT : progress);
    progress.end();
    process.stdout.write(commandLine.json ? `${JSON.stringify(data, null, 2)}\n` : `${lines.join('\n')}\n`);
    return 0;
  } catch (error) {
    if (error instanceof UserError) {
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

const SILENT: PushProgress = { stage: () => undefined, done: () => undefined };

function push(
  { config, cacheFolder }: SiteContext,
  { batchSize, dryRun }: CommandLine,
  progress: PushProgress
): Promise<PushReport> {
  const { product, language, search } = config;
  const { provider, synonyms } = search;
  if (provider === 'builtIn') {
    throw new UserError(
      "The site's search is its own; there is no service to send to. Name one in site.config.ts: search: { provider: … }."
    );
  }
  if (provider.push === undefined) {
    throw new UserError(`${provider.name} needs no records: it finds the pages of the published site by itself.`);
  }
  const file = recordsFile(cacheFolder);
  return provider.push({
    product: { name: product.name, slug: product.slug },
    language,
    synonyms,
    records: () => readRecords(file),
    folder: path.dirname(file),
    isDryRun: dryRun,
    batchSize,
    progress
  });
}
