import { startPreviewServer } from '../../site/preview/previewServer.ts';
import type { CommandLine } from './commandLine.ts';
import { loadSiteContext } from '../../content/siteContext.ts';

const DEFAULT_PORT = 4173;

/** `patternbook preview`: serves the built site until it is interrupted. */
export async function preview({ site, port, host, allowedHosts }: CommandLine): Promise<number> {
  const { outFolder } = await loadSiteContext(site);
  const server = await startPreviewServer({ folder: outFolder, port: port ?? DEFAULT_PORT, host, allowedHosts });
  process.stdout.write(`Site:  ${server.address}\nStop:  Ctrl+C\n`);
  return 0;
}
