import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import ts from 'typescript';

/** A module specifier of a package. */
export interface EntryPoint {
  specifier: string;
  /** Subpath in the package; empty for the main entry. */
  subpath: string;
  /** True if only a subpath pattern such as `./*` exports it. */
  isFromPattern: boolean;
}

interface Manifest {
  exports?: unknown;
  main?: string;
  module?: string;
  /** Range of versions of TypeScript -> subpath -> places of its declarations. */
  typesVersions?: unknown;
}

/**
 * Finds the entry points of a package, the main entry first: the subpaths in `exports`, or, without `exports`, the
 * folders with their own package.json. Subpath patterns are expanded to the files that match them.
 */
export function findEntryPoints(name: string, folder: string): EntryPoint[] {
  const { exports, typesVersions } = readManifest(folder);
  const versioned = exports === undefined ? pathsOfVersion(typesVersions) : {};
  const subpaths =
    exports === undefined
      ? [...foldersWithManifest(folder), ...exportedSubpaths(versioned)]
      : exportedSubpaths(exports);
  const named = ['', ...new Set(subpaths.toSorted())];
  const matching = patternSubpaths(exports ?? versioned, folder).filter((subpath) => !named.includes(subpath));
  return [
    ...named.map((subpath) => entryPoint(name, subpath, false)),
    ...matching.map((subpath) => entryPoint(name, subpath, true))
  ];
}

/**
 * Returns what `typesVersions` says for this version of TypeScript, in the form of `exports`: without it, a package has
 * no other list of its modules.
 */
function pathsOfVersion(typesVersions: unknown): Record<string, unknown> {
  const paths = typesVersions === undefined ? null : compiler.getPackageJsonTypesVersionsPaths?.(typesVersions)?.paths;
  return Object.fromEntries(
    conditionsOf(paths).map(([key, value]) => [`./${key.replace(/^\.\//, '')}`, targetsOf(value).flatMap(declarations)])
  );
}

/** Places in `typesVersions` may leave out what the compiler adds. */
function declarations(place: string): string[] {
  return place.endsWith('*') ? [`${place}.d.ts`, `${place}/index.d.ts`] : [place];
}

/** The compiler's choice of a range, which its typings leave out. */
const compiler = ts as {
  getPackageJsonTypesVersionsPaths?: (typesVersions: unknown) => { paths?: unknown } | undefined;
};

/** Returns deep imports into a package, as further entry points. */
export function deepEntryPoints(name: string, specifiers: readonly string[]): EntryPoint[] {
  return specifiers.flatMap((specifier) =>
    specifier.startsWith(`${name}/`) ? [entryPoint(name, specifier.slice(name.length + 1), false)] : []
  );
}

function entryPoint(name: string, subpath: string, isFromPattern: boolean): EntryPoint {
  return { specifier: subpath === '' ? name : `${name}/${subpath}`, subpath, isFromPattern };
}

/** Style sheets and data have no declarations. */
const ASSET = /\.(?:css|scss|less|json|svg)$/;

function exportedSubpaths(exports: unknown): string[] {
  return conditionsOf(exports)
    .map(([key]) => key)
    .filter((key) => key.startsWith('./') && !key.includes('*') && !ASSET.test(key))
    .map((key) => key.slice(2));
}

function conditionsOf(exports: unknown): [string, unknown][] {
  return typeof exports === 'object' && exports !== null ? Object.entries(exports) : [];
}

/** Returns the subpaths that match patterns such as `"./*": "./dist/*.js"`, for files with declarations. */
function patternSubpaths(exports: unknown, folder: string): string[] {
  const patterns = conditionsOf(exports).filter(([key]) => key.startsWith('./') && key.split('*').length === 2);
  if (patterns.length === 0) {
    return [];
  }
  const files = modulesOf(folder);
  const found = patterns.flatMap(([key, value]) =>
    targetsOf(value).flatMap((target) =>
      files.flatMap((file) => {
        const match = matchedPart(target, file);
        return match === null ? [] : [key.slice(2).replace('*', match)];
      })
    )
  );
  const hidden = patterns.flatMap(([key, value]) => (value === null ? [key.slice(2)] : []));
  return [...new Set(found)]
    .filter((subpath) => !ASSET.test(subpath) && !hidden.some((key) => matchedPart(key, subpath) !== null))
    .toSorted();
}

/** Returns the paths below all conditions of an export, e.g. `types` and `import`. */
function targetsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value.replace(/^\.\//, '')];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(targetsOf) : [];
}

/** Returns what the asterisk of a pattern stands for in a path; null if the path does not match. */
function matchedPart(pattern: string, path: string): string | null {
  const [before = '', after = ''] = pattern.split('*');
  const match = path.slice(before.length, path.length - after.length);
  return match !== '' && pattern.replaceAll('*', () => match) === path ? match : null;
}

/** Returns the typed modules of a package: its declaration files, their scripts, and sources in TypeScript. */
function modulesOf(folder: string): string[] {
  const files = globSync('**/*.{ts,tsx,mts,cts}', { cwd: folder, ignore: ['**/node_modules/**'] });
  return files.flatMap((file) => {
    const script = file.replace(/\.d\.([cm]?)ts$/, '.$1js');
    return script === file ? [file] : [file, script];
  });
}

function foldersWithManifest(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .filter(({ name }) => {
      const { main, module } = readManifest(join(folder, name));
      return main !== undefined || module !== undefined;
    })
    .map(({ name }) => name);
}

function readManifest(folder: string): Manifest {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}
