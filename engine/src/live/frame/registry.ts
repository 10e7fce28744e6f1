/** A module in CommonJS, as scripts of the registry and of examples bring it. */
export type ModuleFunction = (
  module: { exports: unknown },
  exports: unknown,
  require: (name: string) => unknown
) => void;

/** Modules by name; each is evaluated when it is first required. */
export class ModuleRegistry {
  readonly #functions = new Map<string, ModuleFunction>();
  readonly #records = new Map<string, { exports: unknown }>();
  #isClosed = false;

  define(modules: Record<string, ModuleFunction>): void {
    for (const [name, run] of this.#isClosed ? [] : Object.entries(modules)) {
      this.#functions.set(name, run);
    }
  }

  /** From now on nothing is defined any more: a program must not put another React in the place of the library's. */
  close(): void {
    this.#isClosed = true;
  }

  /**
   * What a module exports.
   * @throws Error if there is no such module, or what it throws itself
   */
  require(name: string): unknown {
    const known = this.#records.get(name);
    if (known) {
      return known.exports;
    }
    const run = this.#functions.get(name);
    if (!run) {
      throw new Error(`Cannot find module "${name}".`);
    }
    const record = { exports: {} };
    this.#records.set(name, record);
    try {
      run(record, record.exports, (wanted) => this.require(wanted));
    } catch (error) {
      // Whoever asks next is told the same.
      this.#records.delete(name);
      throw error;
    }
    // What is imported can't be changed, as with modules of the browser's own: it is everybody's.
    Object.freeze(record.exports);
    return record.exports;
  }
}
