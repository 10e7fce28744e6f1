import type { Library, LibraryScript, LiveSetup } from '../../core/liveSetup.ts';
import { hashTexts } from '../../content/files.ts';
import { memberModuleName } from '../../core/sliceNames.ts';
import type { BundledEntry, LibraryBundle } from './bundleLibraries.ts';
import { indexSlices, stemOf } from './barrel.ts';
import { sliceName } from './chunkOf.ts';
import { defaultName } from './joinedCode.ts';
import { type LibraryPlan, REACT_MODULES, type SlicedPackage } from './planLibraries.ts';

const HASH_LENGTH = 8;
const REACT_CHUNK = 'react.js';
/** Specifier that matches all style sheets of a package. */
const ANY_SHEET = '*.css';

/** Library scripts, and the tables by which programs find them. */
interface LibraryScripts extends Pick<LiveSetup, 'libraries' | 'scripts' | 'setup'> {
  /** Script text by address. */
  files: Map<string, string>;
}

/** Generates the scripts that define all modules of a bundle. */
export function makeScripts(plan: LibraryPlan, bundle: LibraryBundle): LibraryScripts {
  const facts = bundle.chunks.map(({ fileName, imports, dynamicImports, code }) => {
    return { fileName, imports, dynamicImports, bytes: code.length };
  });
  const groups = groupScripts(facts, bundle.entries, REACT_CHUNK);
  const groupOf = new Map(groups.flatMap(({ chunks }, index) => chunks.map((file) => [file, index] as const)));
  const lazy = lazyChunks(bundle, groups, groupOf);
  const modulesOf = (index: number): string => textOf(groups[index], bundle, plan, new Set(lazy.keys()));

  const files = new Map<string, string>();
  const add = (name: string, text: string): string => {
    const address = `/assets/library-${name}-${hashTexts([text]).slice(0, HASH_LENGTH)}.js`;
    files.set(address, text);
    return address;
  };
  const scripts: LibraryScript[] = groups.map(({ name, needs }, index) => ({
    address: add(name.replace(/^entry-|\.js$/g, ''), modulesOf(index)),
    needs: [...needs]
  }));
  if (lazy.size > 0) {
    const addressesOf: Record<string, string[]> = {};
    for (const [chunk, indexes] of lazy) {
      addressesOf[moduleName(chunk)] = indexes.map((index) => scripts[index]?.address ?? '');
    }
    const address = add('later', scriptText([lazyModule(addressesOf)]));
    const index = scripts.push({ address, needs: [] }) - 1;
    for (const { fileName, dynamicImports } of bundle.chunks) {
      if (dynamicImports.some((chunk) => lazy.has(chunk))) {
        scripts[groupOf.get(fileName) ?? 0]?.needs.push(index);
      }
    }
  }

  const libraryOf = (key: string): { script: number; module: string } => {
    const { chunk } = entryOf(bundle, key);
    return { script: groupOf.get(chunk) ?? 0, module: moduleName(chunk) };
  };
  return {
    files,
    scripts,
    libraries: {
      ...Object.fromEntries(plan.modules.map((specifier) => [specifier, libraryOf(specifier)])),
      ...Object.fromEntries(plan.sliced.map((sliced) => [sliced.name, slicedLibrary(sliced, libraryOf)])),
      [ANY_SHEET]: { script: groupOf.get(REACT_CHUNK) ?? 0, module: SHEET_MODULE }
    },
    setup: Object.fromEntries([...plan.setup].map(([name, file]) => [name, libraryOf(file)]))
  };
}

/** Returns dynamically imported chunks that are not loaded with their importer, with the scripts to load for each. */
function lazyChunks(
  { chunks }: LibraryBundle,
  groups: readonly ScriptGroup[],
  groupOf: ReadonlyMap<string, number>
): Map<string, number[]> {
  const lazy = new Map<string, number[]>();
  for (const { fileName, dynamicImports } of chunks) {
    const present = new Set(withDependencies(groups, groupOf.get(fileName) ?? 0));
    for (const chunk of dynamicImports) {
      const missing = withDependencies(groups, groupOf.get(chunk) ?? 0).filter((index) => !present.has(index));
      if (missing.length > 0) {
        lazy.set(chunk, [...new Set([...(lazy.get(chunk) ?? []), ...missing])]);
      }
    }
  }
  return lazy;
}

function withDependencies(groups: readonly ScriptGroup[], start: number): number[] {
  const reached = new Set([start]);
  // Iterating over a set includes elements added on the way.
  for (const index of reached) {
    groups[index]?.needs.forEach((need) => reached.add(need));
  }
  return [...reached];
}

function textOf(
  group: ScriptGroup | undefined,
  { chunks, entries }: LibraryBundle,
  { sliced }: LibraryPlan,
  lazy: ReadonlySet<string>
): string {
  const inGroup = new Set(group?.chunks);
  const modules = chunks
    .filter(({ fileName }) => inGroup.has(fileName))
    .map(({ fileName, code }): RegistryModule => ({
      name: moduleName(fileName),
      code: withLazyImports(code, (name) => lazy.has(name.slice('./'.length)))
    }));
  if (inGroup.has(REACT_CHUNK)) {
    modules.push({ name: SHEET_MODULE, code: 'module.exports={};' });
    for (const specifier of REACT_MODULES) {
      const { chunk } = entryOf({ entries }, specifier);
      modules.push({ name: specifier, code: `module.exports=require(${JSON.stringify(moduleName(chunk))});` });
    }
  }
  const members = sliced.flatMap(({ name, slices }) =>
    slices.flatMap((slice, index) => {
      const chunk = entries.get(sliceName(name, index))?.chunk;
      return chunk !== undefined && inGroup.has(chunk)
        ? [
            memberModules(
              moduleName(chunk),
              slice.map(({ file, names }) => [memberModuleName(name, stemOf(file)), defaultName(file), names] as const)
            )
          ]
        : [];
    })
  );
  return scriptText(modules) + members.join('');
}

function slicedLibrary(
  { name, slices }: SlicedPackage,
  libraryOf: (key: string) => { script: number; module: string }
): Library {
  return {
    slices: slices.map((_, index) => libraryOf(sliceName(name, index))),
    ...indexSlices(slices)
  };
}

/** @throws Error if the bundle has no such entry, which is a defect of the engine */
function entryOf({ entries }: Pick<LibraryBundle, 'entries'>, key: string): BundledEntry {
  const entry = entries.get(key);
  if (!entry) {
    throw new Error(`The bundle of libraries has no entry "${key}".`);
  }
  return entry;
}

/** Returns the specifier by which chunks require each other. */
function moduleName(fileName: string): string {
  return `./${fileName}`;
}

/** Metadata of a chunk for grouping. */
export interface ChunkFacts {
  fileName: string;
  /** File names of chunks. */
  imports: readonly string[];
  dynamicImports: readonly string[];
  bytes: number;
}

/** Chunks that are delivered as one script. */
interface ScriptGroup {
  /** File name of its largest chunk. */
  name: string;
  chunks: string[];
  /** Indexes of the groups that it depends on. */
  needs: number[];
}

/**
 * Chunks below this size that at least this share of all libraries needs are delivered with React, which all of them
 * need.
 */
const SMALL_BYTES = 10_000;
const COMMON_SHARE = 1 / 3;
const MIN_COMMON_COUNT = 3;

/**
 * Groups chunks that are always loaded together, i.e. that the same libraries depend on. Dynamically imported chunks
 * form groups of their own.
 * @param common chunk that every program needs
 */
export function groupScripts(
  chunks: readonly ChunkFacts[],
  entries: LibraryBundle['entries'],
  common: string
): ScriptGroup[] {
  const factsOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const owners = ownersOf(entries, factsOf);
  const homeOf = new Map([...entries.values()].map(({ chunk, homeChunk }) => [chunk, homeChunk]));
  const groups = new Map<string, ChunkFacts[]>();
  const several = Math.max(MIN_COMMON_COUNT, (owners.get(common)?.size ?? 0) * COMMON_SHARE);
  for (const chunk of chunks) {
    // An entry that only re-exports is grouped with the chunk that it re-exports.
    const own = owners.get(homeOf.get(chunk.fileName) ?? chunk.fileName);
    const isCommon = chunk.bytes < SMALL_BYTES && (own?.size ?? 0) >= several;
    const key = keyOf(isCommon ? owners.get(common) : own);
    groups.set(key, [...(groups.get(key) ?? []), chunk]);
  }
  const members = [...groups.values()].map((group) => group.toSorted((a, b) => b.bytes - a.bytes));
  const indexOf = new Map(members.flatMap((group, index) => group.map(({ fileName }) => [fileName, index] as const)));
  return members.map((group, index) => ({
    name: group[0]?.fileName ?? '',
    chunks: group.map(({ fileName }) => fileName),
    needs: [...new Set(group.flatMap(({ imports }) => imports.flatMap((file) => indexOf.get(file) ?? [])))]
      .filter((need) => need !== index)
      .sort((a, b) => a - b)
  }));
}

/**
 * Returns the owners of each chunk: the libraries that depend on it, named by their home chunks, or the dynamic import
 * that loads it.
 */
function ownersOf(
  entries: LibraryBundle['entries'],
  factsOf: ReadonlyMap<string, ChunkFacts>
): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>();
  const own = (start: string, owner: string): void => {
    const queue = [start];
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const known = owners.get(file) ?? new Set<string>();
      if (!known.has(owner)) {
        owners.set(file, known.add(owner));
        queue.push(...(factsOf.get(file)?.imports ?? []));
      }
    }
  };
  for (const { chunk, homeChunk } of entries.values()) {
    own(chunk, homeChunk);
  }
  for (const chunk of new Set([...factsOf.values()].flatMap(({ dynamicImports }) => dynamicImports))) {
    own(chunk, `import ${chunk}`);
  }
  return owners;
}

function keyOf(owners: ReadonlySet<string> | undefined): string {
  return [...(owners ?? [])].sort().join(' ');
}

/** Replaces style sheets of packages: the frame already contains all of them. */
const SHEET_MODULE = 'patternbook:sheet';
/** Loads dynamically imported chunks. */
const LAZY_MODULE = 'patternbook:later';

/** A module of the frame's registry. */
interface RegistryModule {
  name: string;
  /** Body of a CommonJS module. */
  code: string;
}

/** Generates a classic script that defines modules. */
export function scriptText(modules: readonly RegistryModule[]): string {
  const members = modules.map(
    ({ name, code }) => `${JSON.stringify(name)}:function(module,exports,require){${code.trimEnd()}\n}`
  );
  return `patternbook.define({${members.join(',\n')}});\n`;
}

const DYNAMIC_IMPORT = /Promise\.resolve\(\)\.then\(\(\)\s*=>\s*require\((["'`])(\.\/[^"'`]+)\1\)\)/g;

/** Makes a chunk load dynamic imports on demand; the bundler's output assumes that they are present. */
export function withLazyImports(code: string, isLazy: (chunk: string) => boolean): string {
  return code.replace(DYNAMIC_IMPORT, (whole, _, name: string) =>
    isLazy(name) ? `require(${JSON.stringify(LAZY_MODULE)})(${JSON.stringify(name)})` : whole
  );
}

/**
 * Generates the module that loads the scripts of dynamically imported chunks.
 * @param scripts chunk -> addresses of the scripts to run before it is required
 */
export function lazyModule(scripts: Readonly<Record<string, readonly string[]>>): RegistryModule {
  return {
    name: LAZY_MODULE,
    code: `const scripts=${JSON.stringify(scripts)},loading=new Map();
const load=(address)=>new Promise((resolve,reject)=>{const script=document.createElement("script");script.src=address;script.async=false;script.onload=resolve;script.onerror=()=>{loading.delete(address);reject(new Error("Cannot load "+address))};document.head.append(script)});
const once=(address)=>{loading.has(address)||loading.set(address,load(address));return loading.get(address)};
module.exports=(name)=>Promise.all(scripts[name].map(once)).then(()=>require(name));`
  };
}

/**
 * Generates modules for the single files of a slice, for subpath imports.
 * @param members module name, name of its default export in the slice, its named exports
 */
export function memberModules(
  slice: string,
  members: readonly (readonly [name: string, ownDefault: string, names: readonly string[]])[]
): string {
  return `${JSON.stringify(members)}.forEach(([name,own,names])=>patternbook.define({[name](module,exports,require){const slice=require(${JSON.stringify(slice)});Object.defineProperty(exports,"__esModule",{value:true});exports.default=slice[own];for(const each of names)exports[each]=slice[each]}}));\n`;
}
