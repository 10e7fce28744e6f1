import { existsSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { ImportGraph } from '../../bundle/importGraph.ts';
import type { ClientBuild } from '../../bundle/scripts/clientBuild.ts';
import { hashTexts } from '../../content/files.ts';
import { browserSearch } from '../../core/config/search.ts';
import { siteTabs } from '../../core/tabs.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import { ResultCache } from '../../examples/render/renderStore.ts';
import { examplesOf, modulesOf } from '../../examples/siteExamples.ts';
import type { Site, Source } from '../../model.ts';
import type { SiteReference } from '../../reference/siteReference.ts';
import type { PlaygroundOf, RenderedPlayground } from '../documents/pageReference.ts';
import type { LastOutput } from '../publish/lastOutput.ts';
import { type BundleRecord, bundleScripts, fromRecord, toRecord } from './bundleScripts.ts';
import { type ExampleRenders, renderSiteExamples } from './exampleRenders.ts';
import type { LiveParts } from './liveFiles.ts';
import { aliasedModules, setupModules, type TabModules, writeTabModules } from './moduleFiles.ts';
import type { Progress } from './progress.ts';
import type { Playgrounds } from './planPlaygrounds.ts';

/** All that a build makes of the code of examples. */
export interface ExampleBuild {
  /** Hash of the code of all examples and of what they can import. */
  key: string;
  renders: ExampleRenders;
  /** Returns a hash of an example with all that it imports, and of its rendering; empty for HTML. */
  versionOf: (exampleKey: string) => string;
  modules: ReadonlyMap<Source, TabModules>;
  client: ClientBuild;
  playgrounds: Playgrounds;
  /** Files to publish; null if those of the last build are kept. */
  files: { scripts: string; live: LiveParts } | null;
}

/** What the next build needs to keep the results of this one. */
export interface ExampleRecord {
  key: string;
  versions: [exampleKey: string, version: string][];
  renders: {
    failures: [exampleKey: string, message: string][];
    fingerprints: [exampleKey: string, fingerprint: string][];
    sheets: [exampleKey: string, files: readonly string[]][];
    assets: ExampleRenders['assets'];
  };
  modules: [tab: string, modules: Omit<TabModules, 'fullscreen'> & { fullscreen: [string, ModuleEntryOf][] }][];
  client: BundleRecord;
  playgrounds: { rendered: [tab: string, playground: RenderedPlayground][]; left: Playgrounds['left'] };
}

type ModuleEntryOf = NonNullable<TabModules['inline']>;

interface ExampleBuildInput {
  context: SiteContext;
  site: Site;
  readingLive: Promise<LiveParts>;
  readingReference: Promise<SiteReference>;
  progress: Progress;
}

/**
 * Returns a hash of the code of all examples, of what it can import, and of the environment.
 * @param environment hash of everything outside of the content folder
 * @param contentCode hash of the files in the content folder that are not Markdown
 */
export function exampleKeyOf(site: Site, environment: string, contentCode: string): string {
  const tabs = site.pages.flatMap(({ title, sources }) =>
    sources.map((source) => [
      title,
      source.path,
      source.file,
      source.imports,
      source.propComponents,
      examplesOf(source),
      modulesOf(source)
    ])
  );
  return hashTexts([environment, contentCode, JSON.stringify(tabs)]);
}

/**
 * Compiles and renders the examples of a site, and bundles their scripts and libraries.
 * @param prepare what else to do with the rendered examples while the bundler runs
 */
export async function buildExamples<Prepared>(
  key: string,
  input: ExampleBuildInput,
  prepare: (renders: ExampleRenders, playgroundOf: PlaygroundOf) => Promise<Prepared>
): Promise<{ examples: ExampleBuild; prepared: Prepared }> {
  const { context, site, readingLive, readingReference, progress } = input;
  const { config, folder, cacheFolder } = context;
  const aliases = aliasedModules(config, folder);
  const graph = new ImportGraph(aliases);
  const renderInput = { graph, readingLive, readingReference };
  const { renders, playgrounds, moduleOf } = await renderSiteExamples(site, context, progress, renderInput);

  progress.stage('Bundle scripts and libraries');
  const setup = setupModules(config, folder);
  const modulesFolder = path.join(cacheFolder, 'modules');
  const modules = new Map(
    await Promise.all(
      site.pages
        .flatMap((page) => page.sources)
        .map(async (source) => {
          const options = { isVersioned: false, setup };
          return [source, await writeTabModules(modulesFolder, source, moduleOf, options)] as const;
        })
    )
  );
  const bundling = bundleScripts({
    siteFolder: folder,
    cacheFolder,
    tabs: modules,
    fingerprints: renders.fingerprints,
    setupFiles: [...setup.values()],
    aliases,
    graph,
    wording: { language: config.language, texts: config.texts },
    themes: config.themes,
    siteTabs: siteTabs(config),
    assistants: config.assistants,
    search: browserSearch(config.search, config.product)
  });
  bundling.catch(() => undefined);
  await setImmediate();
  const prepared = await prepare(renders, playgrounds.of);
  const { client, folder: scripts } = await bundling;
  const versions = new Map(
    [...renders.fingerprints].map(([exampleKey, fingerprint]) => [
      exampleKey,
      hashTexts([fingerprint, JSON.stringify(renders.results.get(exampleKey))])
    ])
  );
  const examples = {
    key,
    renders,
    versionOf: (exampleKey: string) => versions.get(exampleKey) ?? '',
    modules,
    client,
    playgrounds,
    files: { scripts, live: await readingLive }
  };
  return { examples, prepared };
}

/** Returns the results of the last build if they had the same key, and its files are in place; else null. */
export function keepExamples(
  key: string,
  record: ExampleRecord | undefined,
  { context, site, last }: Pick<ExampleBuildInput, 'context' | 'site'> & { last: LastOutput }
): ExampleBuild | null {
  if (record?.key !== key || !last.isIntact()) {
    return null;
  }
  const { renders, modules, playgrounds } = record;
  const cache = new ResultCache(path.join(context.cacheFolder, 'renders'));
  const results = renders.fingerprints.flatMap(([exampleKey, fingerprint]) => {
    const result = cache.get(exampleKey, fingerprint);
    return result === null ? [] : [[exampleKey, result] as const];
  });
  const moduleFiles = modules.flatMap(([, { inline, fullscreen }]) => [
    inline,
    ...fullscreen.map(([, entry]) => entry)
  ]);
  const isComplete = moduleFiles.every((entry) => entry === null || existsSync(entry.file));
  if (results.length < renders.fingerprints.length || !isComplete) {
    return null;
  }
  const sources = new Map(site.pages.flatMap(({ sources: tabs }) => tabs).map((source) => [source.path, source]));
  const versions = new Map(record.versions);
  const rendered = new Map(playgrounds.rendered);
  return {
    key,
    renders: {
      prepared: new Map(),
      failures: new Map(renders.failures),
      results: new Map(results),
      fingerprints: new Map(renders.fingerprints),
      sheets: new Map(renders.sheets),
      assets: renders.assets
    },
    versionOf: (exampleKey) => versions.get(exampleKey) ?? '',
    modules: new Map(
      modules.flatMap(([tab, { inline, fullscreen }]) => {
        const source = sources.get(tab);
        return source ? [[source, { inline, fullscreen: new Map(fullscreen) }] as const] : [];
      })
    ),
    client: fromRecord(record.client),
    playgrounds: { of: (source) => rendered.get(source.path) ?? null, left: playgrounds.left },
    files: null
  };
}

/** Collects what the next build needs. */
export function recordExamples({ key, renders, versionOf, modules, client, playgrounds }: ExampleBuild): ExampleRecord {
  return {
    key,
    versions: [...renders.fingerprints.keys()].map((exampleKey) => [exampleKey, versionOf(exampleKey)]),
    renders: {
      failures: [...renders.failures],
      fingerprints: [...renders.fingerprints],
      sheets: [...renders.sheets],
      assets: renders.assets
    },
    modules: [...modules].map(([source, { inline, fullscreen }]) => [
      source.path,
      { inline, fullscreen: [...fullscreen] }
    ]),
    client: toRecord(client),
    playgrounds: {
      rendered: [...modules.keys()].flatMap((source) => {
        const playground = playgrounds.of(source);
        return playground === null ? [] : [[source.path, playground] as const];
      }),
      left: playgrounds.left
    }
  };
}
