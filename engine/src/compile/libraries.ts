import type { LiveSetup } from '../liveSetup.ts';

/** What has to be loaded for a library, and the modules that together are it. */
export interface ResolvedLibrary {
  /** Addresses, each after those that it needs. */
  scripts: string[];
  modules: string[];
}

/** Finds some names of a library; null if there is no such library. */
export function resolveLibrary(
  { libraries, scripts }: LiveSetup,
  specifier: string,
  names: readonly string[] | '*'
): ResolvedLibrary | null {
  const library = libraries[specifier];
  if (!library || ('slices' in library && names === '*')) {
    return null;
  }
  return 'slices' in library ? null : { scripts: [scripts[library.script]?.address ?? ''], modules: [library.module] };
}
