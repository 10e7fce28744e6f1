import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Preview } from '../../ui/view.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import { ExamplePreparer, type PreparedExample } from '../../examples/prepareExample.ts';
import { isProgram, siteExamples } from '../../examples/siteExamples.ts';
import type { Asset, Example, Site } from '../../model.ts';
import { Fingerprints } from '../../examples/render/fingerprint.ts';
import { renderRequest } from '../../examples/render/renderRequest.ts';
import { renderExamples, type RenderResult } from '../../examples/render/renderExamples.ts';
import type { ModuleSourceOf } from './moduleFiles.ts';
import type { Progress } from './progress.ts';
import type { RenderRequest } from '../../examples/render/result.ts';
import { SheetFinder } from '../../bundle/styles/sheetFinder.ts';

/** All TypeScript and JavaScript examples of a site, compiled and rendered. */
export interface ExampleRenders {
  /** By example key. */
  prepared: ReadonlyMap<string, PreparedExample>;
  results: ReadonlyMap<string, RenderResult>;
  /** Hash of everything that each example depends on. */
  fingerprints: ReadonlyMap<string, string>;
  /** Images that examples import. */
  assets: Asset[];
  /** Style sheets that an example's code imports. */
  sheetsOf: (example: Example) => readonly string[];
  moduleOf: ModuleSourceOf;
  previewOf: (example: Example) => Preview | undefined;
}

/** Compiles and renders the TypeScript and JavaScript examples of a site; unchanged ones come from the cache. */
export async function renderSiteExamples(
  site: Site,
  context: SiteContext,
  progress: Progress
): Promise<ExampleRenders> {
  const { config, folder, cacheFolder } = context;
  const programs = siteExamples(site).filter(({ example }) => isProgram(example));

  progress.stage('Compile examples', programs.length);
  const preparer = new ExamplePreparer(folder, config.examples.scope);
  const prepared = new Map<string, PreparedExample>();
  const requests = programs.flatMap(({ example, source }) => {
    const result = preparer.prepare(example, source);
    prepared.set(example.key, result);
    progress.done(prepared.size);
    return result.ok ? [renderRequest({ example, source }, result.code)] : [];
  });

  const dependencies = new Fingerprints(folder);
  const fingerprints = new Map(requests.map((request) => [request.key, dependencies.of(request)]));
  const sheets = findExampleSheets(requests, fingerprints, context);

  progress.stage('Render examples', requests.length);
  const { results } = await renderExamples(requests, {
    siteFolder: folder,
    cacheFolder,
    onProgress: (done) => progress.done(done)
  });

  return {
    prepared,
    results,
    fingerprints,
    sheetsOf: ({ key }) => sheets.get(key) ?? [],
    assets: [...prepared.values()].flatMap((example) => (example.ok ? example.assets : [])),
    moduleOf: ({ key }) => {
      const example = prepared.get(key);
      const result = results.get(key);
      return example?.ok
        ? { code: example.code, isFragile: result?.state === 'client' && result.phase !== 'render' }
        : undefined;
    },
    previewOf: ({ key }) => previewOf(prepared.get(key), results.get(key))
  };
}

function previewOf(prepared: PreparedExample | undefined, result: RenderResult | undefined): Preview | undefined {
  return prepared && !prepared.ok ? { state: 'error', message: prepared.message } : result;
}

type KnownSheets = Record<string, string[]>;

/**
 * Finds the style sheets that each example's code imports, by example key.
 * @param fingerprints hash of each example's dependencies, by example key; serves as the cache key between builds
 */
function findExampleSheets(
  requests: readonly RenderRequest[],
  fingerprints: ReadonlyMap<string, string>,
  { folder, cacheFolder }: { folder: string; cacheFolder: string }
): ReadonlyMap<string, readonly string[]> {
  const cacheFile = path.join(cacheFolder, 'sheets.json');
  const known = readKnown(cacheFile);
  const finder = new SheetFinder();
  const entries = requests.map(({ key, code }) => {
    const fingerprint = fingerprints.get(key) ?? '';
    // Files are imported by absolute path; packages are resolved from the site's folder.
    const sheets = known[fingerprint] ?? [...finder.sheetsOf(code, path.join(folder, 'example.tsx'))];
    return { key, fingerprint, sheets };
  });
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(
    cacheFile,
    JSON.stringify(Object.fromEntries(entries.map(({ fingerprint, sheets }) => [fingerprint, sheets])))
  );
  return new Map(entries.map(({ key, sheets }) => [key, sheets]));
}

function readKnown(file: string): KnownSheets {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KnownSheets;
  } catch {
    // Missing or damaged: look up everything again.
    return {};
  }
}
