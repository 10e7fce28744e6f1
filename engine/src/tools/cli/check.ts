import { formatReport, wantsColor } from '../../check/formatReport.ts';
import { runCheck } from '../../check/runCheck.ts';
import type { CommandLine } from './commandLine.ts';
import { loadSiteContext } from '../../content/siteContext.ts';

/** `patternbook check`: exit code 1 when there is an error that the site's known faults don't list. */
export async function check({ site, json }: CommandLine): Promise<number> {
  const { config, folder, cacheFolder } = await loadSiteContext(site);
  const report = await runCheck(config, folder, { cacheFolder });
  const text = json
    ? `${JSON.stringify(report, null, 2)}\n`
    : formatReport(report, { color: wantsColor(process.stdout, process.env) });
  process.stdout.write(text);
  return report.errors > 0 ? 1 : 0;
}
