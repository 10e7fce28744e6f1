import { startPreviewServer } from '../../site/preview/previewServer.ts';
import { requireFreePort } from '../../site/serving/guardedServer.ts';
import type { CommandLine } from './commandLine.ts';
import { loadSiteContext } from '../../content/siteContext.ts';

const DEFAULT_PORT = 4173;

/** `patternbook preview`: serves the built site until it is interrupted. */
export async function preview(commandLine: CommandLine): Promise<number> {
  const { site, host, allowedHosts } = commandLine;
  const port = commandLine.port ?? DEFAULT_PORT;
  if (commandLine.build) {
    await requireFreePort({ port, host });
    await (await import('./build.ts')).build(commandLine);
  }
  const { outFolder } = await loadSiteContext(site);
  const server = await startPreviewServer({ folder: outFolder, port, host, allowedHosts });
  process.stdout.write(`Site:  ${server.address}\nStop:  Ctrl+C\n`);
  return 0;
}
