import { buildSite } from '../build/buildSite.ts';
import { formatSummary } from '../build/buildSummary.ts';
import type { CommandLine } from './commandLine.ts';
import { loadSiteContext } from './siteContext.ts';
import { createTerminalProgress } from './terminalProgress.ts';

/** `patternbook build`: exit code 0 when all of the site is written. */
export async function build({ site }: CommandLine): Promise<number> {
  const context = await loadSiteContext(site);
  process.stdout.write(`${context.config.product.name}: building ${context.outFolder}\n`);
  const progress = createTerminalProgress(process.stdout);
  const summary = await buildSite(context, progress);
  progress.end();
  process.stdout.write(formatSummary(summary));
  return 0;
}
