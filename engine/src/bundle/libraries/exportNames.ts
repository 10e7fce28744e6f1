import { packageExports } from '../../examples/exportedNames.ts';
import type { ModuleResolver } from '../../examples/moduleResolver.ts';
import type { LibraryPlan } from './planLibraries.ts';

/** Names that programs can import, by specifier, `default` left out; those of sliced packages stand in their slices. */
export function exportNames(
  { modules, offered }: LibraryPlan,
  siteFolder: string,
  resolver: ModuleResolver
): Record<string, string[]> {
  return Object.fromEntries(
    modules
      .filter((specifier) => offered.has(specifier))
      .map((specifier) => [specifier, [...packageExports(specifier, siteFolder, resolver)].sort()])
  );
}
