import type { LiveSetup } from '../../core/liveSetup.ts';
import { resolveLibrary } from './libraries.ts';
import type { FrameProgram } from '../frame/protocol.ts';

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
