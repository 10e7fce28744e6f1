import type { ImportTarget, ImportTargets, WantedImport } from '../../examples/importLocator.ts';
import type { ScopeOwners } from '../../examples/scopeExports.ts';
import type { LiveSetup } from '../../core/liveSetup.ts';
import { ownValue } from '../../core/ownValue.ts';
import type { FileId, TabCode } from '../../core/tabCode.ts';
import { resolveLibrary } from './libraries.ts';

/** Marks a specifier that stands for a file of the tab; what follows is its id. */
export const FILE_PREFIX = 'file:';

const STYLE_SHEET = /\.css$/;

/** What imports of an edited example stand for: files of its tab, and libraries of the registry. */
export class TabImports implements ImportTargets, ScopeOwners {
  readonly #bindings: TabCode['bindings'];
  readonly #files: Record<string, FileId>;
  readonly #setup: LiveSetup;

  constructor(tab: TabCode, slug: string, setup: LiveSetup) {
    this.#bindings = tab.bindings;
    this.#files = ownValue(tab.examples, slug)?.imports ?? {};
    this.#setup = setup;
  }

  target(local: string, own: WantedImport | null): ImportTarget | null {
    const bound = ownValue(this.#bindings, local);
    if (bound) {
      const { from, imported } = bound;
      return this.#module('file' in from ? FILE_PREFIX + from.file : from.package, imported);
    }
    return own && this.#module(this.#specifierOf(own.specifier), own.imported);
  }

  effect(specifier: string): string | null {
    const found = this.#specifierOf(specifier);
    // The sheets of packages are all in the frame's own.
    return STYLE_SHEET.test(found) && !found.startsWith(FILE_PREFIX) ? null : found;
  }

  owner(name: string): string | null {
    return ownValue(this.#setup.scope, name) ?? null;
  }

  #specifierOf(specifier: string): string {
    const file = ownValue(this.#files, specifier);
    return file === undefined ? specifier : FILE_PREFIX + file;
  }

  #module(specifier: string, imported: string): ImportTarget | null {
    const exists =
      specifier.startsWith(FILE_PREFIX) ||
      resolveLibrary(this.#setup, specifier, imported === '*' ? '*' : [imported]) !== null;
    return exists ? { kind: 'module', specifier, imported } : null;
  }
}
