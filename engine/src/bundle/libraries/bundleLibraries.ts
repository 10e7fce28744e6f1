import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parseSync } from 'oxc-parser';
import { type Plugin, type Rolldown, build } from 'vite';

import { packageOfSpecifier } from '../../content/packages.ts';
import { ModuleResolver } from '../../examples/moduleResolver.ts';
import type { Asset } from '../../model.ts';
import { parseModuleRecord } from '../moduleRecord.ts';
import { bundleAround } from '../scripts/brokenModules.ts';
import type { MissingModule } from '../scripts/missingModules.ts';
import { packageModules } from '../scripts/packageModules.ts';
import { chunkName, createChunkNames, sliceName } from './chunkOf.ts';
import { type LibraryChunk, joinSlices, sliceFile } from './joinSlices.ts';
import type { LibraryPlan } from './planLibraries.ts';

const LIBRARY = 'patternbook:library:';
const REEXPORT = 'patternbook:whole:';

export interface LibraryBundle {
  chunks: LibraryChunk[];
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
  const resolver = new ModuleResolver();
  const sliced = plan.sliced.map((each) => joinSlices(each, resolver));
  const nameOf = createChunkNames(plan, entryOf, (id, infoOf) => {
    return sliced.map(({ chunkOf }) => chunkOf(id, infoOf)).find((chunk) => chunk !== undefined);
  });
  const external = sliced.map(({ sharedChunk }) => sharedChunk);
  const sliceInputs = new Map(sliced.flatMap(({ inputs: own }) => [...own]));
  const shared = packageModules({
    aliases: plan.aliases,
    onAsset: (asset) => assets.push(asset),
    onMissing: (error) => missing.push(error),
    // Entries name modules of packages by their paths, and those are bundled as they are.
    pathsAreSiteScripts: false
  });

  const bundle = (around: Plugin | null) =>
    build({
      root: siteFolder,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      // Development builds have readable error messages, which readers who edit code need.
      define: { ...shared.define, 'process.env.NODE_ENV': '"development"' },
      resolve: shared.resolve,
      plugins: [
        around,
        libraryEntries(siteFolder, entryOf),
        ...sliced.flatMap(({ plugins }) => plugins),
        collectStyleSheets((file) => sheets.add(file)),
        ...shared.plugins
      ],
      build: {
        write: false,
        modulePreload: false,
        reportCompressedSize: false,
        rolldownOptions: {
          tsconfig: false,
          input: Object.fromEntries([
            ...[...inputs].map(([name, { input }]) => [name, input] as const),
            ...sliceInputs
          ]),
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
  const { result } = await bundleAround(bundle, 'libraries');
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const bundled = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  const entries = bundled.filter(({ isEntry, name }) => isEntry && !sliceInputs.has(name));
  const chunkOfModule = new Map(
    bundled.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName] as const))
  );
  return {
    chunks: [...bundled.map((chunk) => libraryChunk(chunk, external)), ...sliced.flatMap(({ chunks }) => chunks())],
    entries: new Map([
      ...entries.map((chunk) => {
        const key = inputs.get(chunk.name)?.key ?? chunk.name;
        const homeChunk = chunkOfModule.get(entryOf.get(key) ?? '') ?? reexportedChunk(key, chunk);
        return [key, { chunk: chunk.fileName, homeChunk }] as const;
      }),
      ...plan.sliced.flatMap(({ name, slices }) =>
        slices.map((_, index) => {
          const chunk = sliceFile(name, index);
          return [sliceName(name, index), { chunk, homeChunk: chunk }] as const;
        })
      )
    ]),
    sheets: [...sheets].sort(),
    assets,
    missing
  };
}

/**
 * Takes what scripts are made of from an output of the bundler, whose list of imports lacks some external modules.
 * @param external file names of the chunks that are external to the bundler
 */
function libraryChunk(chunk: Rolldown.OutputChunk, external: readonly string[]): LibraryChunk {
  const { fileName, imports, dynamicImports, code } = chunk;
  const required = external.filter((file) => code.includes(`./${file}`));
  const bundled = imports.filter((file) => !required.includes(path.posix.normalize(file)));
  return { fileName, imports: [...bundled, ...required], dynamicImports, code };
}

/** Returns the chunk of the entry's own package that an entry without code of its own re-exports. */
function reexportedChunk(specifier: string, { imports, fileName }: Rolldown.OutputChunk): string {
  const names = [specifier, packageOfSpecifier(specifier)].map((name) => `${chunkName(name)}.js`);
  return names.find((name) => imports.includes(name)) ?? fileName;
}

/** Returns the entry points by name, with their keys and the bundler's inputs. */
function entriesOf({ modules, setup }: LibraryPlan): Map<string, { key: string; input: string }> {
  return new Map([
    ...modules.map((key) => [`entry-${chunkName(key)}`, { key, input: LIBRARY + key }] as const),
    ...[...setup].map(([name, file]) => [`setup-${chunkName(name)}`, { key: file, input: file }] as const)
  ]);
}

/** Resolves libraries from the site's folder. */
function libraryEntries(siteFolder: string, entryOf: Map<string, string>): Plugin {
  const importer = path.join(siteFolder, 'library.js');
  return {
    name: 'patternbook:library-entries',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^${LIBRARY}`) },
      async handler(id) {
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
      filter: { id: new RegExp(`^\0${REEXPORT}`) },
      handler: (id) => reexportCode(id.slice(REEXPORT.length + 1))
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
