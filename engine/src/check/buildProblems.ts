import { readFileSync } from 'node:fs';
import path from 'node:path';

import { type InputHashes, contentFolder } from '../content/environment.ts';
import { hashTexts, readCached, writeCached } from '../content/files.ts';
import type { Problem, Site, Source } from '../model.ts';
import { loadSiteReference } from '../reference/siteReference.ts';
import { checkExamples } from './checkExamples.ts';
import type { CheckPlace } from './checkPlace.ts';
import { contentProblems } from './contentProblems.ts';

/** Problems of examples that an earlier build found, by hash of the Markdown file. */
interface KnownFindings {
  /** Hash of all that lies outside of the content folder. */
  environment: string;
  problems: Record<string, Problem[]>;
}

/**
 * Finds what readers of a site would miss or see wrong: problems of its configuration, pages, links, properties, tokens
 * and examples, but not of types and language, which take longer and leave nothing out. Nobody has to wait for the examples
 * (`exampleProblems`) before the pages are written; all others are complete after that.
 */
export async function buildProblems(
  site: Site,
  place: CheckPlace,
  ofExamples: Promise<readonly Problem[]>
): Promise<Problem[]> {
  return [...(await contentProblems(site, place)), ...(await ofExamples)];
}

/** Finds the problems of examples. Those of files that are the same as in the last build aren't checked again. */
export async function exampleProblems(
  site: Site,
  place: CheckPlace,
  { environment, contentCode }: InputHashes
): Promise<Problem[]> {
  const file = path.join(place.cacheFolder, 'example-problems.json');
  const stored = readCached(file) as KnownFindings | null;
  const known = stored?.environment === environment ? stored.problems : {};
  const content = contentFolder(place) + path.sep;
  const hashes = new Map(
    sourcesOf(site).map((source) => [source, hashOf(source, source.file.startsWith(content) ? contentCode : '')])
  );
  const isKnown = (source: Source): boolean => known[hashes.get(source) ?? ''] !== undefined;
  const { findings } = await checkExamples(
    withSources(site, (source) => !isKnown(source)),
    place,
    () => loadSiteReference(site, place.config, place)
  );
  const found = Map.groupBy(findings, ({ source }) => source);
  const problems = Object.fromEntries(
    Array.from(hashes, ([source, hash]): [string, Problem[]] => [
      hash,
      known[hash] ?? found.get(source)?.map(({ problem }) => problem) ?? []
    ])
  );
  writeCached(file, { environment, problems } satisfies KnownFindings);
  return Object.values(problems).flat();
}

function sourcesOf({ pages }: Site): Source[] {
  return pages.flatMap(({ sources }) => sources);
}

function hashOf({ file }: Source, code: string): string {
  return hashTexts([file, readFileSync(file, 'utf8'), code]);
}

function withSources(site: Site, isWanted: (source: Source) => boolean): Site {
  return { ...site, pages: site.pages.map((page) => ({ ...page, sources: page.sources.filter(isWanted) })) };
}
