import { openProblemFilter } from '../../check/openProblems.ts';
import { errorText } from '../../core/userError.ts';
import { startDevServer } from '../../site/dev/devServer.ts';
import type { CommandLine } from './commandLine.ts';
import { loadSiteContext } from '../../content/siteContext.ts';

const DEFAULT_PORT = 5173;

/** `patternbook dev`: serves the site while it is written, until it is interrupted. */
export async function dev({ site, port, host, allowedHosts }: CommandLine): Promise<number> {
  const start = performance.now();
  const context = await loadSiteContext(site);
  const openProblems = await openProblemFilter(context.folder);
  const server = await startDevServer(context, { port: port ?? DEFAULT_PORT, host, allowedHosts, openProblems });
  // A defect in one answer must not end the server.
  process.on('unhandledRejection', (error) => process.stderr.write(`${errorText(error)}\n`));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`Site:  ${server.address}  (ready in ${seconds} s)\nStop:  Ctrl+C\n`);
  return 0;
}
