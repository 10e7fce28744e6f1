import { build } from 'vite';

import { bundleAround } from './brokenModules.ts';
import { chunksOf, importedFiles } from './chunkImports.ts';
import { type ModuleAliases, packageModules } from './packageModules.ts';

/** Modules that at least this share of the entries needs are common (docs/decisions/0003). */
const COMMON_SHARE = 0.3;
const MIN_COMMON_COUNT = 4;

/** Files of modules that many entries need. */
export interface CommonModules {
  /** Those that many entries of tabs need. */
  ofTabs: ReadonlySet<string>;
  /** Others, which many entries need if those of full-screen examples count, too. */
  ofAll: ReadonlySet<string>;
}

export const NO_COMMON_MODULES: CommonModules = { ofTabs: new Set(), ofAll: new Set() };

interface CommonModulesInput {
  siteFolder: string;
  /**
   * Entry name -> file. Only those of packages' tabs and full-screen examples, so that what the figures of the site's own
   * pages are made of changes no chunk of the packages' pages.
   */
  entries: ReadonlyMap<string, string>;
  /** Names of the entries of tabs. */
  tabs: ReadonlySet<string>;
  aliases: ModuleAliases;
}

/**
 * Finds the modules that at least 30 % of the entries need. Bundles the entries without writing anything: only the
 * bundler knows which modules remain after tree shaking.
 */
export async function findCommonModules({
  siteFolder,
  entries,
  tabs,
  aliases
}: CommonModulesInput): Promise<CommonModules> {
  if (entries.size < MIN_COMMON_COUNT) {
    return NO_COMMON_MODULES;
  }
  const common = packageModules({
    aliases,
    pathsAreSiteScripts: true,
    onAsset: () => undefined,
    onMissing: () => undefined
  });
  const { result } = await bundleAround(
    (around) =>
      build({
        root: siteFolder,
        configFile: false,
        logLevel: 'silent',
        publicDir: false,
        // The real build reports images and missing modules.
        ...common,
        plugins: [around, ...common.plugins],
        build: {
          write: false,
          minify: false,
          modulePreload: false,
          reportCompressedSize: false,
          rolldownOptions: {
            tsconfig: false,
            input: Object.fromEntries(entries),
            preserveEntrySignatures: 'allow-extension',
            shimMissingExports: true,
            // Otherwise, modules would be moved to entries that don't need them.
            experimental: { lazyBarrel: true, chunkOptimization: false }
          }
        }
      }),
    'examples'
  );
  const chunks = chunksOf(result);
  const counts = new Map<string, { all: number; tabs: number }>();
  for (const chunk of [...chunks.values()].filter(({ isEntry }) => isEntry)) {
    for (const file of [chunk.fileName, ...importedFiles(chunk, chunks)]) {
      for (const module of chunks.get(file)?.moduleIds ?? []) {
        const count = counts.get(module) ?? { all: 0, tabs: 0 };
        counts.set(module, { all: count.all + 1, tabs: count.tabs + Number(tabs.has(chunk.name)) });
      }
    }
  }
  const isShared = (count: number, total: number): boolean =>
    count >= Math.max(MIN_COMMON_COUNT, Math.ceil(total * COMMON_SHARE));
  const modules = [...counts].map(([module, count]) => ({
    module,
    isOfTabs: isShared(count.tabs, tabs.size),
    isOfAll: isShared(count.all, entries.size)
  }));
  return {
    ofTabs: new Set(modules.flatMap(({ module, isOfTabs }) => (isOfTabs ? [module] : []))),
    ofAll: new Set(modules.flatMap(({ module, isOfTabs, isOfAll }) => (isOfAll && !isOfTabs ? [module] : [])))
  };
}
