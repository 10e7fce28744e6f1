import { makeIllustrations } from '../illustrations/makeIllustrations.ts';
import { loadSiteContext } from '../../content/siteContext.ts';
import type { CommandLine } from './commandLine.ts';
import { runInBrowser } from './runInBrowser.ts';

/** `patternbook illustrations`: exit code 1 when a picture could not be made. */
export async function illustrations({ site, json, pages }: CommandLine): Promise<number> {
  const context = await loadSiteContext(site);
  return runInBrowser({
    title: 'Render illustrations',
    isJson: json,
    run: (observe) => makeIllustrations(context, pages, observe),
    format: ({ rendered, current, failed, removed }) => [
      ...rendered.map((page) => `  ${page}: rendered`),
      ...removed.map((file) => `  ${file}: removed, no summary names it`),
      `${rendered.length} rendered, ${current.length} up to date, ${failed.length} failed, ${removed.length} files removed. The next build shows them.`
    ]
  });
}
