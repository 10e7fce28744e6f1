import { build, type Plugin, type Rolldown } from 'vite';

import type { Asset } from '../../model.ts';
import type { Wording } from '../../core/siteTexts.ts';
import type { Assistant } from '../../core/siteAssistants.ts';
import type { SiteTabs } from '../../core/siteTabs.ts';
import type { BrowserSearch } from '../../core/config/search.ts';
import type { ThemeAxis } from '../../core/themes.ts';
import { type BrokenModule, bundleAround } from './brokenModules.ts';
import { catalogCopies } from './catalogCopies.ts';
import { chunksOf, importedFiles } from './chunkImports.ts';
import { chunkGroups } from './chunkGroups.ts';
import type { CommonModules } from './commonModules.ts';
import { provideAssistants, provideTabs, provideThemes } from './provideConstants.ts';
import { provideSearch } from './provideSearch.ts';
import { wordingPlugins } from './wordingPlugins.ts';
import { codeWorkers } from './codeWorkers.ts';
import type { MissingModule } from './missingModules.ts';
import { type ModuleAliases, packageModules } from './packageModules.ts';

/** Scripts that a document loads for one entry. */
export interface EntryAssets {
  /** Address of the entry's script. */
  module: string;
  /** Addresses of its static imports, including transitive ones. */
  preloads: string[];
  /** Length of all these scripts, not compressed. */
  bytes: number;
}

export interface ClientBuild {
  /** By entry name. */
  entries: ReadonlyMap<string, EntryAssets>;
  /** Images that the scripts reference. */
  assets: Asset[];
  missing: MissingModule[];
  /** Modules that can't be bundled. Examples that need them throw. */
  broken: BrokenModule[];
}

export interface ClientBuildOptions {
  siteFolder: string;
  /** Entry name -> file. */
  entries: ReadonlyMap<string, string>;
  commonModules: CommonModules;
  aliases: ModuleAliases;
  /** Language of the interface, and the texts that the site replaces. */
  wording: Wording;
  /** Theme axes of the site. */
  themes: readonly ThemeAxis[];
  /** Tabs of the site. */
  siteTabs: SiteTabs;
  /** Assistants that readers can open with a page. */
  assistants: readonly Assistant[];
  /** Hosted search of the site; null for its own index. */
  search: BrowserSearch | null;
  /** Parent folder of the generated `assets/`. */
  outFolder: string;
}

/** Bundles the browser scripts: the site's own and one module per page with live examples. */
export async function buildClient(options: ClientBuildOptions): Promise<ClientBuild> {
  const workers = codeWorkers(options);
  const { result, broken } = await bundleAround((plugin) => bundle(options, [plugin, workers]), 'examples');
  return { ...result, broken };
}

async function bundle(
  options: ClientBuildOptions,
  plugins: readonly (Plugin | null)[]
): Promise<Omit<ClientBuild, 'broken'>> {
  const { siteFolder, entries, commonModules, aliases, wording, themes, siteTabs, assistants, search, outFolder } =
    options;
  const assets: Asset[] = [];
  const missing: MissingModule[] = [];
  const common = packageModules({
    pathsAreSiteScripts: true,
    aliases,
    onAsset: (asset) => assets.push(asset),
    onMissing: (error) => missing.push(error)
  });
  const result = await build({
    root: siteFolder,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ...common,
    plugins: [
      ...plugins,
      catalogCopies({ entries, commonModules }),
      ...common.plugins,
      removePreloadHelper(),
      ...wordingPlugins(wording),
      provideThemes(themes),
      provideTabs(siteTabs),
      provideAssistants(assistants),
      ...provideSearch(search)
    ],
    worker: { plugins: () => [...wordingPlugins(wording), provideTabs(siteTabs)] },
    build: {
      outDir: outFolder,
      emptyOutDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        // All inputs except the engine's own code have already been compiled to JavaScript.
        tsconfig: false,
        input: Object.fromEntries(entries),
        preserveEntrySignatures: 'allow-extension',
        shimMissingExports: true,
        experimental: { lazyBarrel: true },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          codeSplitting: { groups: chunkGroups(commonModules) }
        }
      }
    }
  });
  return { entries: describeEntries(chunksOf(result)), assets, missing };
}

function describeEntries(chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Map<string, EntryAssets> {
  const entries = new Map<string, EntryAssets>();
  for (const chunk of chunks.values()) {
    if (chunk.isEntry) {
      const imported = importedFiles(chunk, chunks);
      entries.set(chunk.name, {
        module: `/${chunk.fileName}`,
        preloads: imported.map((file) => `/${file}`),
        bytes: [chunk.fileName, ...imported].reduce((sum, file) => sum + (chunks.get(file)?.code.length ?? 0), 0)
      });
    }
  }
  return entries;
}

/** Virtual module with the helper that Vite wraps around each `import()`. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Matches a wrapped `import()`: `__vitePreload(() => import("./a.js"), …)`, or a function that also picks the names that
 * are used, which the bundler has done by then. `.then((n) => n.a)` picks a module from a file with several.
 */
const WRAPPED_IMPORT =
  /__vitePreload\((?:async )?\(\) => (?:\{\s*const \{[^}]*\} = await )?(import\([^()]*\)(?:\.then\(\(\w+\) => \w+\.\w+\))?)(?:;\s*return \{[^}]*\};?\s*\})?, __VITE_PRELOAD__\)/g;

/** Matches a wrapped import with more calls: `__vitePreload(() => import("./a.js").then(use, fail), …)`. */
const WRAPPED_CHAIN = /__vitePreload\(\(\) => (import\((?:(?!__vitePreload\()[^])*?), __VITE_PRELOAD__\)/g;

/**
 * Removes Vite's preload helper from dynamic imports. It loads style sheets and preloads modules, which this build
 * doesn't use, and takes up 7 % of the script that every page loads.
 */
function removePreloadHelper(): Plugin {
  return {
    name: 'patternbook:plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: { include: new RegExp(`^${PRELOAD_HELPER}$`) } },
      handler: () => 'export const __vitePreload = (load) => load();'
    },
    renderChunk: {
      handler: (code) => ({ code: code.replace(WRAPPED_IMPORT, '$1').replace(WRAPPED_CHAIN, '($1)'), map: null })
    }
  };
}
