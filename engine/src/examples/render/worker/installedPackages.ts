import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Modules of installed packages, which are loaded once per process. Like those of bundlers, they have a default export, and
 * nobody can change which exports they have: an example would change those of the next.
 */
export class InstalledPackages {
  readonly #modules = new Map<string, unknown>();
  readonly #load: (load: () => unknown) => unknown;

  /** @param load wraps the loading of a package */
  constructor(load: (load: () => unknown) => unknown) {
    this.#load = load;
  }

  /** Whether a module has been loaded. @param folder absolute path of the folder that packages are resolved from */
  has(folder: string, specifier: string): boolean {
    return this.#modules.has(keyOf(folder, specifier));
  }

  /**
   * Returns a module, which it loads at the first time.
   * @param folder absolute path of the folder that packages are resolved from
   * @throws what the module throws
   */
  require(folder: string, specifier: string): unknown {
    const key = keyOf(folder, specifier);
    if (!this.#modules.has(key)) {
      const exports = this.#load(() => createRequire(join(folder, 'index.js'))(specifier) as unknown);
      this.#modules.set(key, withDefault(exports));
    }
    return this.#modules.get(key);
  }
}

function keyOf(folder: string, specifier: string): string {
  return `${folder}\n${specifier}`;
}

/**
 * Adds what bundlers take for the default export of a CommonJS module that claims to be compiled from an ES module, but has
 * none.
 */
function withDefault(exports: unknown): unknown {
  if (typeof exports !== 'object' || exports === null || !('__esModule' in exports) || 'default' in exports) {
    return exports;
  }
  const copy: object = Object.create(
    Object.getPrototypeOf(exports) as object | null,
    Object.getOwnPropertyDescriptors(exports)
  ) as object;
  return Object.freeze(Object.defineProperty(copy, 'default', { value: exports }));
}
