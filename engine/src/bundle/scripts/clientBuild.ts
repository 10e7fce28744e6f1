import { build, type Plugin, type Rolldown } from 'vite';

import type { Asset } from '../../model.ts';
import { chunkGroups } from './chunkGroups.ts';
import type { MissingModule } from './missingModules.ts';
import { packageModules } from './packageModules.ts';

/** What a document needs to run one entry. */
export interface EntryAssets {
  /** Address of the entry's script. */
  module: string;
  /** Addresses of everything that it imports statically. */
  preloads: string[];
}

export interface ClientBuild {
  /** By entry name. */
  entries: ReadonlyMap<string, EntryAssets>;
  /** Images that the scripts refer to. */
  assets: Asset[];
  missing: MissingModule[];
}

export interface ClientBuildOptions {
  siteFolder: string;
  /** Entry name -> file. */
  entries: ReadonlyMap<string, string>;
  /** Where `assets/` is written. */
  outFolder: string;
}

/** Builds the scripts of the browser: the site's own and one module per page with live examples. */
export async function buildClient({ siteFolder, entries, outFolder }: ClientBuildOptions): Promise<ClientBuild> {
  const assets: Asset[] = [];
  const missing: MissingModule[] = [];
  const common = packageModules({ onAsset: (asset) => assets.push(asset), onMissing: (error) => missing.push(error) });
  const result = await build({
    root: siteFolder,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ...common,
    plugins: [...common.plugins, plainImports()],
    build: {
      outDir: outFolder,
      emptyOutDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        // Nothing that is bundled is TypeScript any more but the engine's own code.
        tsconfig: false,
        input: Object.fromEntries(entries),
        preserveEntrySignatures: 'allow-extension',
        shimMissingExports: true,
        experimental: { lazyBarrel: true },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          codeSplitting: { groups: chunkGroups(entries.size) }
        }
      }
    }
  });
  return { entries: describeEntries(chunksOf(result)), assets, missing };
}

type BuildResult = Awaited<ReturnType<typeof build>>;

function chunksOf(result: BuildResult): Map<string, Rolldown.OutputChunk> {
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

function describeEntries(chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Map<string, EntryAssets> {
  const entries = new Map<string, EntryAssets>();
  for (const chunk of chunks.values()) {
    if (chunk.isEntry) {
      entries.set(chunk.name, {
        module: `/${chunk.fileName}`,
        preloads: importedFiles(chunk, chunks).map((file) => `/${file}`)
      });
    }
  }
  return entries;
}

/** Files that a chunk imports statically, directly or through others. */
function importedFiles(
  { fileName, imports }: Rolldown.OutputChunk,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>
): string[] {
  const reached = new Set<string>([fileName]);
  const queue = [...imports];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const chunk = chunks.get(file);
    if (chunk && !reached.has(file)) {
      reached.add(file);
      queue.push(...chunk.imports);
    }
  }
  reached.delete(fileName);
  return [...reached];
}

/** The module with the function that Vite puts around each `import()`. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Leaves each `import()` as it is. Vite has a function load style sheets beside it, and modules that the module imports;
 * scripts of this build import no style sheets, and the preloads are off. The function is a twentieth of what every
 * page loads.
 */
function plainImports(): Plugin {
  return {
    name: 'patternbook:plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: { include: new RegExp(`^${PRELOAD_HELPER}$`) } },
      handler: () => 'export const __vitePreload = (load) => load();'
    }
  };
}
