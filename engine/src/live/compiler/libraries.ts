import type { Library, LibraryModule, LiveSetup, SlicedLibrary } from '../../core/liveSetup.ts';
import { ownValue } from '../../core/ownValue.ts';
import { memberModuleName, sliceOf } from '../../core/sliceNames.ts';
import type { FrameProgram } from '../frame/protocol.ts';

/** Resolution of one import specifier. */
interface ResolvedLibrary {
  /** Addresses of the scripts to run, dependencies first. */
  scripts: string[];
  /** Registry modules that make up the library. */
  modules: string[];
}

/** Fields of the setup that describe libraries. */
export type LibrarySetup = Pick<LiveSetup, 'libraries' | 'scripts' | 'setup' | 'scope'>;

const PACKAGE_NAME = /^(?:@[^/]+\/)?[^/]+/;
const FILE_NAME = /([^/]+?)(?:\.[cm]?js)?$/;
const ANY_SHEET = '*.css';

/**
 * Resolves an import to scripts and modules; returns null if it can't be resolved.
 * @param names imported names, or `*` for the namespace
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

/** Resolves a subpath import of a sliced package: the slice defines a separate module for it. */
function memberOf(library: SlicedLibrary, packageName: string, specifier: string): LibraryModule[] | null {
  const stem = FILE_NAME.exec(specifier)?.[1] ?? '';
  const slice = library.slices[sliceOf(library, stem)];
  return slice ? [{ script: slice.script, module: memberModuleName(packageName, stem) }] : null;
}

/**
 * True if a subpath import without a library of its own can be replaced by the package's main entry. If the names of
 * the main entry are unknown, they are assumed to exist; the frame reports missing ones.
 */
function isPartOfRoot(packageName: string, names: readonly string[] | '*', scope: LibrarySetup['scope']): boolean {
  if (names === '*' || names.includes('default')) {
    return false;
  }
  const owners = new Set(Object.values(scope));
  return !owners.has(packageName) || names.every((name) => ownValue(scope, name) === packageName);
}

/** Returns the addresses of the modules' scripts, dependencies first. */
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

  /** Adds imported names of a library. Unresolved ones are skipped; importing them throws in the frame. */
  add(specifier: string, names: ReadonlySet<string> | '*'): void {
    const found = resolveLibrary(this.#setup, specifier, names === '*' ? '*' : [...names]);
    if (found) {
      for (const script of found.scripts) {
        this.#scripts.add(script);
      }
      this.#libraries.set(specifier, new Set([...(this.#libraries.get(specifier) ?? []), ...found.modules]));
    }
  }

  loadFields(): Pick<Extract<FrameProgram, { kind: 'modules' }>, 'scripts' | 'libraries'> {
    return {
      scripts: [...this.#scripts],
      libraries: Object.fromEntries([...this.#libraries].map(([specifier, modules]) => [specifier, [...modules]]))
    };
  }
}
