import { buildSite } from '../../site/build/buildSite.ts';
import { type BuildSummary, formatSummary } from '../../site/build/buildSummary.ts';
import type { Progress } from '../../site/build/progress.ts';
import type { CommandLine } from './commandLine.ts';
import { type SiteContext, loadSiteContext } from '../../content/siteContext.ts';
import { createTerminalProgress } from './terminalProgress.ts';

const SILENT: Progress = { stage: () => undefined, done: () => undefined };

/** `patternbook build`: exit code 0 when all of the site is written. */
export async function build({ site, json }: CommandLine): Promise<number> {
  // React reads it when it is first loaded; what it otherwise loads warns about faults, and is many times slower.
  process.env['NODE_ENV'] ??= 'production';
  const context = await loadSiteContext(site);
  const text = json
    ? `${JSON.stringify(await buildSite(context, SILENT), null, 2)}\n`
    : formatSummary(await buildInTerminal(context));
  process.stdout.write(text);
  return 0;
}

async function buildInTerminal(context: SiteContext): Promise<BuildSummary> {
  process.stdout.write(`${context.config.product.name}: building ${context.outFolder}\n`);
  const progress = createTerminalProgress(process.stdout);
  const summary = await buildSite(context, progress);
  progress.end();
  return summary;
}
