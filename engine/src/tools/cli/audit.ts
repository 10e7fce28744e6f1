import { makeAudits } from '../audit/makeAudits.ts';
import { loadSiteContext } from '../../content/siteContext.ts';
import type { CommandLine } from './commandLine.ts';
import { runInBrowser } from './runInBrowser.ts';

/** `patternbook audit`: exit code 1 when an example could not be audited; violations are results, not failures. */
export async function audit({ site, json, pages }: CommandLine): Promise<number> {
  const context = await loadSiteContext(site);
  return runInBrowser({
    title: 'Audit examples',
    isJson: json,
    run: (observe) => makeAudits(context, pages, observe),
    format: ({ pages: audited, examples, withViolations, failed }) => [
      `${examples} examples of ${audited.length} pages, ${withViolations} with violations, ${failed.length} failed. The next build shows them.`
    ]
  });
}
