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
      withoutPreloading(),
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

/** Wraps each `import()` in a helper that preloads modules and loads style sheets. */
const PRELOADING = 'native:import-analysis-build';

/**
 * Turns off Vite's preloading, for which it has no option but for libraries: documents link style sheets and preload
 * modules themselves, and its helper takes up 7 % of the script that every page loads.
 */
function withoutPreloading(): Plugin {
  return {
    name: 'patternbook:plain-imports',
    configResolved({ plugins }) {
      const at = plugins.findIndex(({ name }) => name === PRELOADING);
      if (at === -1) {
        throw new Error(`Vite has no plugin "${PRELOADING}" any more. Find what wraps imports in __vitePreload().`);
      }
      (plugins as Plugin[]).splice(at, 1);
    }
  };
}
