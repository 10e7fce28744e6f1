import { type SiteContext, loadSiteContext } from '../../content/siteContext.ts';
import { errorText } from '../../core/userError.ts';
import { buildContext } from '../api/build.ts';
import { dev as startDev } from '../api/dev.ts';
import type { BuildReport } from './buildReport.ts';
import type { CommandLine } from './commandLine.ts';
import { createTerminalProgress } from './terminalProgress.ts';

// Each command loads its dependencies lazily: Vite and React take a second.

const PREVIEW_PORT = 4173;
const DEV_PORT = 5173;

/** `patternbook build`: exit code 1 when the written site has an error that its baseline doesn't list. */
export async function build({ site, json }: CommandLine): Promise<number> {
  const context = await loadSiteContext(site);
  const { formatBuildReport } = await import('./buildReport.ts');
  const report = await (json ? buildContext(context) : buildInTerminal(context));
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : formatBuildReport(report));
  return report.errors > 0 ? 1 : 0;
}

async function buildInTerminal(context: SiteContext): Promise<BuildReport> {
  process.stdout.write(`${context.config.product.name}: building ${context.outFolder}\n`);
  const progress = createTerminalProgress(process.stdout);
  const report = await buildContext(context, progress);
  progress.end();
  return report;
}

/** `patternbook check`: exit code 1 when there is an error that the site's baseline doesn't list. */
export async function check({ site, json, guidance }: CommandLine): Promise<number> {
  const { formatReport, wantsColor } = await import('../../check/formatReport.ts');
  const { runCheck } = await import('../../check/runCheck.ts');
  const { loadApp } = await import('../../site/documents/loadApp.ts');
  const { loadSiteComponents } = await import('../../site/documents/siteComponents.ts');
  const context = await loadSiteContext(site);
  const { config, folder, cacheFolder } = context;
  const components = await loadSiteComponents(await loadApp(config), context);
  const report = await runCheck(config, folder, { cacheFolder, components });
  const text = json
    ? `${JSON.stringify(report, null, 2)}\n`
    : formatReport(report, { color: wantsColor(process.stdout, process.env), guidance });
  process.stdout.write(text);
  return report.errors > 0 ? 1 : 0;
}

/** `patternbook dev`: serves the site during development, until it is interrupted. */
export async function dev({ site, port, host, allowedHosts }: CommandLine): Promise<number> {
  const start = performance.now();
  const server = await startDev({ site, port: port ?? DEV_PORT, host, allowedHosts });
  // An error in one response must not stop the server.
  process.on('unhandledRejection', (error) => process.stderr.write(`${errorText(error)}\n`));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`Site:  ${server.address}  (ready in ${seconds} s)\nStop:  Ctrl+C\n`);
  return 0;
}

/** `patternbook preview`: serves the built site until it is interrupted. */
export async function preview(commandLine: CommandLine): Promise<number> {
  const { startPreviewServer } = await import('../../site/preview/previewServer.ts');
  const { site, host, allowedHosts } = commandLine;
  const port = commandLine.port ?? PREVIEW_PORT;
  if (commandLine.build) {
    const { requireFreePort } = await import('../../site/serving/guardedServer.ts');
    await requireFreePort({ port, host });
    await build(commandLine);
  }
  const { outFolder } = await loadSiteContext(site);
  const server = await startPreviewServer({ folder: outFolder, port, host, allowedHosts });
  process.stdout.write(`Site:  ${server.address}\nStop:  Ctrl+C\n`);
  return 0;
}
