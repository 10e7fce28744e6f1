import type { Library, LibraryModule, LiveSetup, SlicedLibrary } from '../../core/liveSetup.ts';
import { ownValue } from '../../core/ownValue.ts';
import { memberModuleName, sliceOf } from '../../core/sliceNames.ts';
import type { FrameProgram } from '../frame/protocol.ts';

/** Resolution of one import specifier. */
interface ResolvedLibrary {
  /** Addresses of the scripts to run, each after those that it needs. */
  scripts: string[];
  /** Modules of the registry that together are the library. */
  modules: string[];
}

/** Fields of the setup that describe libraries. */
export type LibrarySetup = Pick<LiveSetup, 'libraries' | 'scripts' | 'setup' | 'scope'>;

const PACKAGE_NAME = /^(?:@[^/]+\/)?[^/]+/;
const FILE_NAME = /([^/]+?)(?:\.[cm]?js)?$/;
const ANY_SHEET = '*.css';

/**
 * The scripts and modules behind an import; null when nothing stands for it.
 * @param names exported names that are imported, or `*` for the whole
 */
export function resolveLibrary(
  setup: LibrarySetup,
  specifier: string,
  names: readonly string[] | '*'
): ResolvedLibrary | null {
  const wanted = specifier.replace(/\/+$/, '');
  const packageName = PACKAGE_NAME.exec(wanted)?.[0] ?? '';
  const found = findModules(setup, wanted, packageName, names);
  if (found === null) {
    return null;
  }
  const before = ownValue(setup.setup, packageName);
  const modules = before ? [before, ...found] : found;
  return { scripts: scriptsOf(setup, modules), modules: modules.map(({ module }) => module) };
}

function findModules(
  { libraries, scope }: LibrarySetup,
  specifier: string,
  packageName: string,
  names: readonly string[] | '*'
): LibraryModule[] | null {
  const exact = ownValue(libraries, specifier);
  if (exact) {
    return isSliced(exact) ? slicesWith(exact, names) : [exact];
  }
  const root = ownValue(libraries, packageName);
  if (!root) {
    return null;
  }
  if (specifier.endsWith('.css')) {
    const sheet = ownValue(libraries, ANY_SHEET);
    return sheet && !isSliced(sheet) ? [sheet] : null;
  }
  if (isSliced(root)) {
    return memberOf(root, packageName, specifier);
  }
  return isPartOfRoot(packageName, names, scope) ? [root] : null;
}

function isSliced(library: Library): library is SlicedLibrary {
  return 'slices' in library;
}

function slicesWith(library: SlicedLibrary, names: readonly string[] | '*'): LibraryModule[] | null {
  if (names === '*') {
    return library.slices;
  }
  const indexes = new Set(names.map((name) => sliceOf(library, name)));
  const found = library.slices.filter((_, index) => indexes.has(index));
  return found.length > 0 ? found : null;
}

/** A module that is imported by its path: the slice that has it defines it under a name of its own. */
function memberOf(library: SlicedLibrary, packageName: string, specifier: string): LibraryModule[] | null {
  const stem = FILE_NAME.exec(specifier)?.[1] ?? '';
  const slice = library.slices[sliceOf(library, stem)];
  return slice ? [{ script: slice.script, module: memberModuleName(packageName, stem) }] : null;
}

/**
 * Whether a path into a package that is no library leads to names that the package's main entry passes on. Where the
 * names of the entry are not known it is taken for granted, and the frame tells of one that is missing.
 */
function isPartOfRoot(packageName: string, names: readonly string[] | '*', scope: LibrarySetup['scope']): boolean {
  if (names === '*' || names.includes('default')) {
    return false;
  }
  const owners = new Set(Object.values(scope));
  return !owners.has(packageName) || names.every((name) => ownValue(scope, name) === packageName);
}

/** Addresses of the scripts of some modules, each after those that it needs. */
function scriptsOf({ scripts }: LibrarySetup, modules: readonly LibraryModule[]): string[] {
  const ordered = new Set<string>();
  const visited = new Set<number>();
  const visit = (index: number): void => {
    const script = scripts[index];
    if (script && !visited.has(index)) {
      visited.add(index);
      script.needs.forEach(visit);
      ordered.add(script.address);
    }
  };
  modules.forEach(({ script }) => visit(script));
  return [...ordered];
}

/** The libraries that a program imports. */
export class LibraryList {
  readonly #setup: LiveSetup;
  readonly #scripts = new Set<string>();
  readonly #libraries = new Map<string, Set<string>>();

  constructor(setup: LiveSetup) {
    this.#setup = setup;
  }

  /** Adds names of a library; one that doesn't exist is left out, and importing it throws in the frame. */
  add(specifier: string, names: ReadonlySet<string> | '*'): void {
    const found = resolveLibrary(this.#setup, specifier, names === '*' ? '*' : [...names]);
    if (found) {
      for (const script of found.scripts) {
        this.#scripts.add(script);
      }
      this.#libraries.set(specifier, new Set([...(this.#libraries.get(specifier) ?? []), ...found.modules]));
    }
  }

  toLoad(): Pick<Extract<FrameProgram, { kind: 'modules' }>, 'scripts' | 'libraries'> {
    return {
      scripts: [...this.#scripts],
      libraries: Object.fromEntries([...this.#libraries].map(([specifier, modules]) => [specifier, [...modules]]))
    };
  }
}
