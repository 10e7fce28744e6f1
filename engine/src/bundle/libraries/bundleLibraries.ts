import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parseSync } from 'oxc-parser';
import { type Plugin, type Rolldown, build } from 'vite';

import { packageOfSpecifier } from '../../content/packages.ts';
import type { Asset } from '../../model.ts';
import { parseModuleRecord } from '../styles/moduleRecord.ts';
import type { MissingModule } from '../scripts/missingModules.ts';
import { packageModules } from '../scripts/packageModules.ts';
import { chunkName, createChunkNames, sliceName } from './chunkOf.ts';
import { type BarrelMember, stemOf } from './barrel.ts';
import type { LibraryPlan } from './planLibraries.ts';

const LIBRARY = 'patternbook:library:';
const SLICE = 'patternbook:slice:';
const REEXPORT = 'patternbook:whole:';
const SCRIPT_FILE = /^[^\0].*\.[cm]?[jt]sx?$/;

export interface LibraryBundle {
  chunks: Rolldown.OutputChunk[];
  /** Entry points by specifier, slice (`sliceName`) or file of a setup module. */
  entries: ReadonlyMap<string, BundledEntry>;
  /** Absolute paths of the style sheets that the libraries import. */
  sheets: string[];
  /** Images that the style sheets and modules reference. */
  assets: Asset[];
  missing: MissingModule[];
}

export interface BundledEntry {
  /** File name of the entry's chunk. */
  chunk: string;
  /** File name of the chunk that contains the entry's own module, and identifies the library. */
  homeChunk: string;
}

/** Bundles libraries as CommonJS, with a single copy of each module. */
export async function bundleLibraries(plan: LibraryPlan, siteFolder: string): Promise<LibraryBundle> {
  const assets: Asset[] = [];
  const missing: MissingModule[] = [];
  const sheets = new Set<string>();
  const inputs = entriesOf(plan);
  const entryOf = new Map<string, string>();
  const barrelImports = new Map<string, Set<string>>();
  const nameOf = createChunkNames(plan, { entryOf, barrelImports });
  const shared = packageModules({ onAsset: (asset) => assets.push(asset), onMissing: (error) => missing.push(error) });

  const result = await build({
    root: siteFolder,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // Development builds have readable error messages, which readers who edit code need.
    define: { ...shared.define, 'process.env.NODE_ENV': '"development"' },
    resolve: shared.resolve,
    plugins: [
      libraryEntries(plan, siteFolder, entryOf),
      collectBarrelImports(plan, barrelImports),
      collectStyleSheets((file) => sheets.add(file)),
      ...shared.plugins
    ],
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        tsconfig: false,
        input: Object.fromEntries([...inputs].map(([name, { input }]) => [name, input])),
        preserveEntrySignatures: 'allow-extension',
        shimMissingExports: true,
        experimental: { lazyBarrel: true },
        output: {
          format: 'cjs',
          exports: 'named',
          esModule: true,
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: {
            groups: [{ name: (id, context) => nameOf(id, (other) => context.getModuleInfo(other)) }],
            includeDependenciesRecursively: false
          }
        }
      }
    }
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const chunkOfModule = new Map(
    chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName] as const))
  );
  return {
    chunks,
    entries: new Map(
      entries.map((chunk) => {
        const key = inputs.get(chunk.name)?.key ?? chunk.name;
        return [
          key,
          { chunk: chunk.fileName, homeChunk: chunkOfModule.get(entryOf.get(key) ?? '') ?? reexportedChunk(key, chunk) }
        ];
      })
    ),
    sheets: [...sheets].sort(),
    assets,
    missing
  };
}

/** Returns the chunk of the entry's own package that an entry without code of its own re-exports. */
function reexportedChunk(specifier: string, { imports, fileName }: Rolldown.OutputChunk): string {
  const names = [specifier, packageOfSpecifier(specifier)].map((name) => `${chunkName(name)}.js`);
  return names.find((name) => imports.includes(name)) ?? fileName;
}

/** Returns the entry points by name, with their keys and the bundler's inputs. */
function entriesOf({ modules, sliced, setup }: LibraryPlan): Map<string, { key: string; input: string }> {
  return new Map([
    ...modules.map((key) => [`entry-${chunkName(key)}`, { key, input: LIBRARY + key }] as const),
    ...sliced.flatMap(({ name, slices }) =>
      slices.map((_, index) => {
        const key = sliceName(name, index);
        return [`entry-${key}`, { key, input: SLICE + key }] as const;
      })
    ),
    ...[...setup].map(([name, file]) => [`setup-${chunkName(name)}`, { key: file, input: file }] as const)
  ]);
}

/** Resolves libraries from the site's folder, and generates the modules of slices. */
function libraryEntries({ sliced }: LibraryPlan, siteFolder: string, entryOf: Map<string, string>): Plugin {
  const importer = path.join(siteFolder, 'library.js');
  const slices = new Map(
    sliced.flatMap(({ name, slices }) => slices.map((members, index) => [sliceName(name, index), members] as const))
  );
  return {
    name: 'patternbook:library-entries',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^(?:${LIBRARY}|${SLICE})`) },
      async handler(id) {
        if (id.startsWith(SLICE)) {
          return `\0${id}`;
        }
        const specifier = id.slice(LIBRARY.length);
        const resolved = await this.resolve(specifier, importer);
        if (!resolved) {
          return null;
        }
        entryOf.set(specifier, resolved.id);
        return `\0${REEXPORT}${resolved.id}`;
      }
    },
    load: {
      filter: { id: new RegExp(`^\0(?:${SLICE}|${REEXPORT})`) },
      handler: (id) =>
        id.startsWith(`\0${SLICE}`)
          ? sliceCode(slices.get(id.slice(SLICE.length + 1)) ?? [])
          : reexportCode(id.slice(REEXPORT.length + 1))
    }
  };
}

/**
 * Generates a module that re-exports another one and replaces it as the entry point: the bundler may add to or
 * overwrite the exports of a module that shares a chunk with others.
 */
function reexportCode(file: string): string {
  const text = readFileSync(file, 'utf8');
  const from = JSON.stringify(file);
  if (!parseSync(file, text).module.hasModuleSyntax) {
    return `module.exports = require(${from});`;
  }
  const { localExports, indirectExports } = parseModuleRecord(file, text);
  const hasDefault = localExports.has('default') || indirectExports.has('default');
  return `export * from ${from};\n${hasDefault ? `export { default } from ${from};\n` : ''}`;
}

/**
 * Generates a module that re-exports a slice's named exports, and default exports under unique names (`defaultName`).
 */
function sliceCode(members: readonly BarrelMember[]): string {
  return members
    .map(({ file, names }) => {
      const exported = [...names, `default as ${JSON.stringify(defaultName(file))}`].join(', ');
      return `export { ${exported} } from ${JSON.stringify(file)};\n`;
    })
    .join('');
}

/** Returns the name under which a slice re-exports the default export of a module. */
export function defaultName(file: string): string {
  return `default ${stemOf(file)}`;
}

/** Records imports from the main entry of a sliced package, which only re-exports. */
function collectBarrelImports({ sliced }: LibraryPlan, barrelImports: Map<string, Set<string>>): Plugin {
  const packages = new Set(sliced.map(({ name }) => name));
  return {
    name: 'patternbook:collect-barrel-imports',
    transform: {
      filter: { id: SCRIPT_FILE, code: [...packages] },
      handler(code, id) {
        const { imports, indirectExports } = parseModuleRecord(id, code);
        for (const { specifier, name } of [...imports, ...indirectExports.values()]) {
          if (packages.has(specifier)) {
            barrelImports.set(specifier, (barrelImports.get(specifier) ?? new Set()).add(name));
          }
        }
      }
    }
  };
}

/** Reports every imported style sheet; `sheetModules` replaces their content. */
function collectStyleSheets(note: (file: string) => void): Plugin {
  return {
    name: 'patternbook:collect-style-sheets',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.css$/ },
      async handler(specifier, importer, options) {
        if (specifier.startsWith('.') && importer) {
          note(path.resolve(path.dirname(importer), specifier));
        } else {
          const resolved = await this.resolve(specifier, importer, { ...options, skipSelf: true });
          if (resolved && path.isAbsolute(resolved.id)) {
            note(resolved.id);
          }
        }
        return null;
      }
    }
  };
}
