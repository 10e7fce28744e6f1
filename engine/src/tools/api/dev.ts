/** What to serve, and where. */
export interface DevOptions {
  /** Folder of the site's configuration; by default, the current one. */
  site?: string;
  /** By default, any free one. */
  port?: number;
  host?: string;
  /** Names to accept in `Host` headers besides those of this computer and `host`. */
  allowedHosts?: readonly string[];
}

/** A server of a site while it is written. */
export interface DevServer {
  /** With the protocol, and without a slash at the end. */
  address: string;
  close: () => Promise<void>;
}

/**
 * Serves a site while it is written, as `patternbook dev` does, until it is closed.
 * @throws (rejects) ConfigError when the site can't be read; UserError when the port is taken
 */
export async function dev({
  site = '.',
  port = 0,
  host = 'localhost',
  allowedHosts = []
}: DevOptions = {}): Promise<DevServer> {
  const { loadSiteContext } = await import('../../content/siteContext.ts');
  const { openProblemFilter } = await import('../../check/openProblems.ts');
  const { startDevServer } = await import('../../site/dev/devServer.ts');
  const context = await loadSiteContext(site);
  const openProblems = await openProblemFilter(context.config.rules, context.folder);
  return startDevServer(context, { port, host, allowedHosts, openProblems });
}
