import path from 'node:path';

import { type CSSModuleExports, transform } from 'lightningcss';

import { shortHash } from '../content/files.ts';
import { createPackageFinder } from '../content/packages.ts';
import { readText } from '../content/textFile.ts';
import { ModuleResolver } from './moduleResolver.ts';

const HASH_LENGTH = 6;

/** A style sheet whose class names are its own. */
export interface CssModule {
  /** The sheet with the names that are unique on the site. */
  css: string;
  /** Name in the file -> names for `class`, those that it composes included. */
  names: Record<string, string>;
  /** Absolute paths of the sheets that it composes. */
  composed: string[];
}

/** True for style sheets with local names, by the convention of bundlers. */
export function isCssModule(file: string): boolean {
  return /\.module\.css$/i.test(file);
}

/**
 * Reads a CSS module. The server, the browser, and the published sheet get their names from here.
 * @param source text to use in place of the file's
 * @throws Error with the place in the file if it can't be read or parsed
 */
export function readCssModule(file: string, source?: string): CssModule {
  const { css, exports } = compile(file, source);
  const references = Object.values(exports).flatMap(({ composes }) => composes);
  return {
    css,
    names: Object.fromEntries(Object.keys(exports).map((name) => [name, [...namesOf(name, file, exports)].join(' ')])),
    composed: [
      ...new Set(
        references.flatMap((reference) =>
          reference.type === 'dependency' ? composedFile(reference.specifier, file) : []
        )
      )
    ]
  };
}

/** Collects a class and those that it composes. @param seen ends circles of sheets that compose one another */
function namesOf(name: string, file: string, exports: CSSModuleExports, seen = new Set<string>()): Set<string> {
  const own = exports[name];
  const key = `${file} ${name}`;
  if (!own || seen.has(key)) {
    return new Set();
  }
  seen.add(key);
  const composed = own.composes.flatMap((reference): string[] => {
    if (reference.type === 'global') {
      return [reference.name];
    }
    if (reference.type === 'local') {
      const local = Object.keys(exports).find((candidate) => exports[candidate]?.name === reference.name);
      return local === undefined ? [reference.name] : [...namesOf(local, file, exports, seen)];
    }
    const dependency = composedFile(reference.specifier, file);
    return [...namesOf(reference.name, dependency, compile(dependency).exports, seen)];
  });
  return new Set([own.name, ...composed]);
}

const resolver = new ModuleResolver();

function composedFile(specifier: string, file: string): string {
  const folder = path.dirname(file);
  return resolver.resolve(folder, specifier) ?? path.resolve(folder, specifier);
}

const packageOf = createPackageFinder();

function compile(file: string, source = readText(file)): { css: string; exports: CSSModuleExports } {
  // Names are the same on every computer: they depend on the package and the path in it.
  const owner = packageOf(file);
  const place = owner === null ? path.basename(file) : `${owner.name}/${path.relative(owner.folder, file)}`;
  const stem = path
    .basename(file)
    .replace(/\.module\.css$/i, '')
    .replaceAll(/[^\w-]/g, '-');
  const hash = shortHash(place.replaceAll(path.sep, '/'), HASH_LENGTH);
  const { code, exports } = transform({
    filename: file,
    code: Buffer.from(source),
    // Like Vite, renames only classes, ids, and animations. A name must not begin with a digit.
    cssModules: { pattern: `_${stem}_[local]_${hash}`, grid: false, container: false, customIdents: false }
  });
  const sorted = Object.entries(exports ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { css: code.toString(), exports: Object.fromEntries(sorted) };
}
