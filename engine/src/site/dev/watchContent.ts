import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { ViteDevServer } from 'vite';

import type { SiteContext } from '../../content/siteContext.ts';
import { siteExamples } from '../../examples/siteExamples.ts';
import { formatProblem } from '../../content/problem.ts';
import type { Problem } from '../../model.ts';
import type { DevPages } from './devPages.ts';

const UI_FOLDER = fileURLToPath(new URL('../../ui/', import.meta.url));
const SETTLE_MS = 30;

/** Shows changes of content and of the engine in open pages; tells the terminal what is wrong with them. */
export function watchContent(vite: ViteDevServer, { config, folder }: SiteContext, pages: DevPages): void {
  const contentFolder = path.join(folder, config.content);
  let known = contentFiles(pages);
  let timer: NodeJS.Timeout | null = null;
  vite.watcher.add([UI_FOLDER, contentFolder, ...known]);
  reportErrors(pages.site.site.problems);

  const reloadContent = async (): Promise<void> => {
    try {
      reportErrors(await pages.reload());
      known = contentFiles(pages);
      vite.watcher.add([...known]);
      vite.ws.send({ type: 'custom', event: 'patternbook:content' });
    } catch (error) {
      process.stderr.write(`${errorText(error)}\n`);
    }
  };

  vite.watcher.on('all', (_, changed) => {
    const file = path.resolve(changed);
    if (file.startsWith(UI_FOLDER)) {
      pages.reloadEngine();
      vite.ws.send({ type: 'full-reload' });
    } else if (known.has(file) || file.startsWith(contentFolder)) {
      clearTimeout(timer ?? undefined);
      timer = setTimeout(() => void reloadContent(), SETTLE_MS);
    }
  });
}

/** Files whose change changes a page: Markdown, examples, and the folders' further modules through them. */
function contentFiles({ site: { site } }: DevPages): Set<string> {
  const markdown = site.pages.flatMap(({ sources }) => sources.map(({ file }) => file));
  const examples = siteExamples(site).flatMap(({ example }) => example.file ?? []);
  const faulty = site.problems.flatMap(({ location }) => location?.file ?? []);
  return new Set([...markdown, ...examples, ...faulty]);
}

function reportErrors(problems: readonly Problem[]): void {
  for (const problem of problems.filter(({ severity }) => severity === 'error')) {
    process.stderr.write(`${formatProblem(problem)}\n`);
  }
}
