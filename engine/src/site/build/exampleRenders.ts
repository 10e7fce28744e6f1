import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import type { Preview } from '../../ui/view.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import { ExamplePreparer, type PreparedExample } from '../../examples/prepareExample.ts';
import { wrapperFile } from '../../examples/wrapper.ts';
import { programsOf } from '../../examples/siteExamples.ts';
import type { Asset, Site } from '../../model.ts';
import { Fingerprints } from '../../examples/render/fingerprint.ts';
import { renderRequest } from '../../examples/render/renderRequest.ts';
import { renderExamples, type RenderResult } from '../../examples/render/renderExamples.ts';
import { type ModuleSourceOf, aliasedModules } from './moduleFiles.ts';
import { hashTexts, namedTexts, readCached, writeCached } from '../../content/files.ts';
import type { Progress } from './progress.ts';
import { type Playgrounds, planPlaygrounds } from './planPlaygrounds.ts';
import type { SiteReference } from '../../reference/siteReference.ts';
import { isFragile, type RenderRequest } from '../../examples/render/result.ts';
import type { ImportGraph } from '../../bundle/importGraph.ts';

/** All TypeScript and JavaScript examples of a site and the parts of its pages that programs render; maps are by key. */
export interface ExampleRenders {
  /** Compiled examples; none if those of the last build are kept. */
  prepared: ReadonlyMap<string, PreparedExample>;
  /** Messages of examples that can't be compiled. */
  failures: ReadonlyMap<string, string>;
  results: ReadonlyMap<string, RenderResult>;
  /** Hash of everything that each example depends on. */
  fingerprints: ReadonlyMap<string, string>;
  /** Style sheets that the code of examples imports. */
  sheets: ReadonlyMap<string, readonly string[]>;
  /** Images that examples import. */
  assets: Asset[];
}

interface RenderInput {
  /** What the modules of packages import. */
  graph: ImportGraph;
  /** Work of another process that needs the memory that renderers take: they start when it is done. */
  readingLive: Promise<unknown>;
  /** Work of another process, which leaves one core less for rendering. Playgrounds are made of it, and rendered last. */
  readingReference: Promise<SiteReference>;
}

/** What rendering gives. */
interface RenderedSite {
  renders: ExampleRenders;
  playgrounds: Playgrounds;
  moduleOf: ModuleSourceOf;
}

/**
 * Compiles and renders the TypeScript and JavaScript examples of a site, and the playgrounds of its components; unchanged
 * ones come from the cache.
 */
export async function renderSiteExamples(
  site: Site,
  context: SiteContext,
  progress: Progress,
  { graph, readingLive, readingReference }: RenderInput
): Promise<RenderedSite> {
  const { config, folder, cacheFolder } = context;
  const programs = site.pages
    .flatMap(({ sources }) => sources)
    .flatMap((source) => programsOf(source).map((example) => ({ example, source })));

  progress.stage('Compile examples', programs.length);
  const preparer = new ExamplePreparer(folder, config.examples.scope, wrapperFile(config, folder));
  const prepared = new Map<string, PreparedExample>();
  const requests: RenderRequest[] = [];
  for (const { example, source } of programs) {
    const result = preparer.prepare(example, source);
    prepared.set(example.key, result);
    progress.done(prepared.size);
    if (result.ok) {
      requests.push(renderRequest({ example, source }, result.code));
    }
    // Lets the next process start when another one has ended.
    await setImmediate();
  }

  const dependencies = new Fingerprints(folder);
  const fingerprints = new Map(requests.map((request) => [request.key, dependencies.of(request)]));
  const sheets = findExampleSheets(requests, fingerprints, graph, context);

  await readingLive;
  progress.stage('Render examples', requests.length);
  const planning = readingReference.then((reference) => planPlaygrounds(site, reference, context));
  const { results: rendered } = await renderExamples(requests, {
    siteFolder: folder,
    cacheFolder,
    fingerprints: dependencies,
    busyUntil: readingReference,
    later: planning.then((planned) => planned.requests),
    onProgress: (done) => progress.done(Math.min(done, requests.length))
  });
  const results = new Map(requests.flatMap(({ key }) => rendered.get(key) ?? []).map((result) => [result.key, result]));

  return {
    renders: {
      prepared,
      failures: new Map([...prepared].flatMap(([key, example]) => (example.ok ? [] : [[key, example.message]]))),
      results,
      fingerprints,
      sheets,
      assets: [...prepared.values()].flatMap((example) => (example.ok ? example.assets : []))
    },
    playgrounds: (await planning).rendered(rendered),
    moduleOf: ({ key }) => {
      const example = prepared.get(key);
      return example?.ok
        ? { code: example.code, isFragile: example.isAwaited || isFragile(results.get(key)) }
        : undefined;
    }
  };
}

/** Returns the rendering result of an example, or its error; undefined for HTML. */
export function previewOf({ failures, results }: ExampleRenders, key: string): Preview | undefined {
  const message = failures.get(key);
  return message === undefined ? results.get(key) : { state: 'error', message };
}

type KnownSheets = Record<string, string[]>;

/**
 * Finds the style sheets that each example's code imports, by example key.
 * @param fingerprints hash of each example's dependencies, by example key; serves as the cache key between builds
 */
function findExampleSheets(
  requests: readonly RenderRequest[],
  fingerprints: ReadonlyMap<string, string>,
  graph: ImportGraph,
  { config, folder, cacheFolder }: SiteContext
): ReadonlyMap<string, readonly string[]> {
  const cacheFile = path.join(cacheFolder, 'sheets.json');
  const known = (readCached(cacheFile) as KnownSheets | null) ?? {};
  const aliasTexts = namedTexts(aliasedModules(config, folder));
  const entries = requests.map(({ key, code }) => {
    const fingerprint = hashTexts([fingerprints.get(key) ?? '', ...aliasTexts]);
    // Files are imported by absolute path; packages are resolved from the site's folder.
    const sheets = known[fingerprint] ?? [...graph.sheetsOf(code, path.join(folder, 'example.tsx'))];
    return { key, fingerprint, sheets };
  });
  writeCached(cacheFile, Object.fromEntries(entries.map(({ fingerprint, sheets }) => [fingerprint, sheets])));
  return new Map(entries.map(({ key, sheets }) => [key, sheets]));
}
