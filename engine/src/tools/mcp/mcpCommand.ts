import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';

import { loadSiteContext } from '../../content/siteContext.ts';
import type { CommandLine } from '../cli/commandLine.ts';
import { engineVersion } from '../cli/engineVersion.ts';
import { startMcpHttpServer } from './httpServer.ts';
import { createMcpServer, createToolContext } from './server.ts';
import { openSiteFiles } from '../siteFiles/siteFiles.ts';

const PORT = 4174;

/**
 * `patternbook mcp`: answers assistants over standard input and output, or over HTTP, until it is stopped. Standard output
 * belongs to the protocol.
 */
export async function mcp({ from, site, http, port, host, allowedHosts }: CommandLine): Promise<number> {
  const files = openSiteFiles(from ?? (await loadSiteContext(site)).outFolder);
  const context = await createToolContext(files, process.cwd());
  const version = engineVersion();
  if (http) {
    const server = await startMcpHttpServer(() => createMcpServer(context, version), {
      port: port ?? PORT,
      host,
      allowedHosts
    });
    process.stderr.write(`${context.facts.name} ${context.facts.release}: ${server.address}\nStop:  Ctrl+C\n`);
    return 0;
  }
  await createMcpServer(context, version).connect(new StdioServerTransport());
  return 0;
}
