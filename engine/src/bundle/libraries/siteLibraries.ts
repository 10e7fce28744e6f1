import type { ResolvedConfig } from '../../core/config.ts';
import type { ModuleResolver } from '../../examples/moduleResolver.ts';
import { type Libraries, openLibraries } from './openLibraries.ts';
import type { TabParts } from './siteTabs.ts';

export interface LibraryInput {
  config: ResolvedConfig;
  /** The site's. */
  folder: string;
  cacheFolder: string;
  /** Every tab with examples. */
  tabs: readonly TabParts[];
  /** Modules to run before examples that import a package: package -> absolute file. */
  setup: ReadonlyMap<string, string>;
  resolver: ModuleResolver;
}

/** The libraries that readers' programs can import on a site: what it documents, and what its examples import. */
export function siteLibraries({
  config,
  folder,
  cacheFolder,
  tabs,
  setup,
  resolver
}: LibraryInput): Promise<Libraries> {
  const documented = new Set([...config.sources.map(({ package: name }) => name), ...config.examples.scope]);
  const wanted = new Map<string, Set<string>>();
  for (const [specifier, names] of tabs.flatMap(({ packages }) => [...packages])) {
    wanted.set(specifier, new Set([...(wanted.get(specifier) ?? []), ...names]));
  }
  return openLibraries({ wanted, documented, setup, siteFolder: folder }, cacheFolder, resolver);
}
