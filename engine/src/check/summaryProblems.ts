import type { ResolvedConfig } from '../core/config.ts';
import {
  hasIllustration,
  readIllustrationIndex,
  renderedIllustrations,
  settingsHash
} from '../content/illustrationFiles.ts';
import { error, warning } from '../content/problem.ts';
import { siteExamples } from '../examples/siteExamples.ts';
import type { Problem, Site } from '../model.ts';

/** Summaries of pages that don't exist, and pictures of examples that are missing or were made of something else. */
export function summaryProblems(config: ResolvedConfig, site: Site, siteFolder: string): Problem[] {
  return [...unknownPages(config, site), ...illustrationProblems(config, site, siteFolder)];
}

function unknownPages({ summaries }: ResolvedConfig, { pages }: Site): Problem[] {
  const known = new Set(pages.map(({ path }) => path));
  return Object.keys(summaries)
    .filter((path) => !known.has(path))
    .map((path) => error('unknown-page', `There is no page ${path} to summarize.`, null, 'Correct `summaries`.'));
}

function illustrationProblems(config: ResolvedConfig, site: Site, siteFolder: string): Problem[] {
  const examples = new Set(siteExamples(site).map(({ example }) => example.path));
  const index = readIllustrationIndex(siteFolder);
  return renderedIllustrations(config).flatMap(([page, settings]) => {
    const command = `Run "patternbook illustrations --page ${page}" after a build.`;
    if (!examples.has(settings.example)) {
      const message = `There is no example ${settings.example} to illustrate ${page}.`;
      return [error('unknown-example', message, null, 'Correct `summaries`.')];
    }
    if (!hasIllustration(siteFolder, page)) {
      return [error('missing-illustration', `The summary of ${page} has no picture yet.`, null, command)];
    }
    return index[page]?.settings === settingsHash(settings)
      ? []
      : [warning('stale-illustration', `The picture of ${page} was made with other settings.`, null, command)];
  });
}
