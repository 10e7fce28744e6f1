import { hashTexts } from '../../content/fileHash.ts';
import type { Library, LibraryScript, LiveSetup } from '../../core/liveSetup.ts';
import { memberModuleName } from '../../core/sliceNames.ts';
import { type BundledEntry, type LibraryBundle, defaultName } from './bundleLibraries.ts';
import { indexSlices, stemOf } from './barrel.ts';
import { sliceName } from './chunkOf.ts';
import { type ScriptGroup, groupScripts } from './groupScripts.ts';
import { type LibraryPlan, REACT_MODULES, type SlicedPackage } from './planLibraries.ts';
import {
  type RegistryModule,
  SHEET_MODULE,
  laterModule,
  memberModules,
  scriptText,
  withLaterImports
} from './scriptText.ts';

const HASH_LENGTH = 8;
const REACT_CHUNK = 'react.js';
/** Specifier that stands for every style sheet of a package. */
const ANY_SHEET = '*.css';

/** The libraries as files, and how programs find them. */
export interface LibraryScripts extends Pick<LiveSetup, 'libraries' | 'scripts' | 'setup'> {
  /** Address -> text. */
  files: Map<string, string>;
}

/** Makes the scripts that define all modules of a bundle. */
export function makeScripts(plan: LibraryPlan, bundle: LibraryBundle): LibraryScripts {
  const facts = bundle.chunks.map(({ fileName, imports, dynamicImports, code }) => {
    return { fileName, imports, dynamicImports, bytes: code.length };
  });
  const groups = groupScripts(facts, bundle.entries, REACT_CHUNK);
  const groupOf = new Map(groups.flatMap(({ chunks }, index) => chunks.map((file) => [file, index] as const)));
  const later = laterChunks(bundle, groups, groupOf);
  const modulesOf = (index: number): string => textOf(groups[index], bundle, plan, new Set(later.keys()));

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
  if (later.size > 0) {
    const addressesOf: Record<string, string[]> = {};
    for (const [chunk, indexes] of later) {
      addressesOf[moduleName(chunk)] = indexes.map((index) => scripts[index]?.address ?? '');
    }
    const address = add('later', scriptText([laterModule(addressesOf)]));
    const index = scripts.push({ address, needs: [] }) - 1;
    for (const { fileName, dynamicImports } of bundle.chunks) {
      if (dynamicImports.some((chunk) => later.has(chunk))) {
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

/** Chunks that are not there when their importer is: the scripts to load for each. */
function laterChunks(
  { chunks }: LibraryBundle,
  groups: readonly ScriptGroup[],
  groupOf: ReadonlyMap<string, number>
): Map<string, number[]> {
  const later = new Map<string, number[]>();
  for (const { fileName, dynamicImports } of chunks) {
    const present = new Set(withNeeds(groups, groupOf.get(fileName) ?? 0));
    for (const chunk of dynamicImports) {
      const missing = withNeeds(groups, groupOf.get(chunk) ?? 0).filter((index) => !present.has(index));
      if (missing.length > 0) {
        later.set(chunk, [...new Set([...(later.get(chunk) ?? []), ...missing])]);
      }
    }
  }
  return later;
}

function withNeeds(groups: readonly ScriptGroup[], start: number): number[] {
  const reached = new Set([start]);
  // A set that grows is walked to its new end.
  for (const index of reached) {
    groups[index]?.needs.forEach((need) => reached.add(need));
  }
  return [...reached];
}

function textOf(
  group: ScriptGroup | undefined,
  { chunks, entries }: LibraryBundle,
  { sliced }: LibraryPlan,
  later: ReadonlySet<string>
): string {
  const inGroup = new Set(group?.chunks);
  const modules = chunks
    .filter(({ fileName }) => inGroup.has(fileName))
    .map(({ fileName, code }): RegistryModule => ({
      name: moduleName(fileName),
      code: withLaterImports(code, (name) => later.has(name.slice('./'.length)))
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

/** @throws Error when the bundle has no such entry: a fault of the engine */
function entryOf({ entries }: Pick<LibraryBundle, 'entries'>, key: string): BundledEntry {
  const entry = entries.get(key);
  if (!entry) {
    throw new Error(`The bundle of libraries has no entry "${key}".`);
  }
  return entry;
}

/** As chunks require each other. */
function moduleName(fileName: string): string {
  return `./${fileName}`;
}
