import type { ResolvedConfig } from '../../core/config.ts';
import type { Page, PropComponentReference, Site, Source } from '../../model.ts';

/** A documented name. Plain data, since it is sent to a worker. */
export interface NameRequest {
  name: string;
  /** Packages to search: the tab's own, then those of the page's other tabs, then all others. */
  packages: string[];
  /**
   * Number of leading packages that belong to the page; in those, the name may also be declared without being exported.
   */
  ownPackages: number;
  /** Words of the tab's source tag; a word that matches an entry point selects it. */
  variants: string[];
}

/** A documented function. */
export interface FunctionRequest {
  name: string;
  package: string;
  /** Path of its file in the repository or package. */
  file: string;
}

/** All lookups of one run. */
export interface ReferenceRequest {
  siteFolder: string;
  /** Documented packages, in configuration order. */
  packages: string[];
  /** Deep imports of these packages in the documentation, in addition to their entry points. */
  specifiers: string[];
  names: NameRequest[];
  functions: FunctionRequest[];
}

/** Returns the key of a name request. */
export function nameKey({ name, packages, ownPackages, variants }: NameRequest): string {
  return [name, packages.slice(0, ownPackages).join(','), variants.join('-')].join('|');
}

/** Returns the key of a function request. */
export function functionKey({ name, package: owner, file }: FunctionRequest): string {
  return [name, owner, file].join('|');
}

/** Collects the names and functions that a site's pages document. */
export function referenceRequest(site: Site, config: ResolvedConfig, siteFolder: string): ReferenceRequest {
  const packages = packagesOf(config);
  const tabs = site.pages.flatMap((page) => page.sources.map((source) => ({ page, source })));
  const names = tabs.flatMap(({ page, source }) =>
    source.propComponents.map((reference) => nameRequest(reference, source, page, packages))
  );
  return {
    siteFolder,
    packages,
    specifiers: [...new Set(tabs.flatMap(({ source }) => deepImports(source, packages)))].toSorted(),
    names: [...new Map(names.map((request) => [nameKey(request), request])).values()],
    functions: tabs.flatMap(({ source }) => functionRequests(source))
  };
}

/** Returns the packages that a site documents, in configuration order. */
export function packagesOf({ sources }: ResolvedConfig): string[] {
  return [...new Set(sources.flatMap((source) => ('package' in source ? source.package : [])))];
}

/**
 * Creates the request for a documented name: its own package is searched first, then those of the page's other tabs.
 */
export function nameRequest(
  { component, source }: PropComponentReference,
  tab: Source,
  page: Page,
  packages: readonly string[]
): NameRequest {
  const own = [tab, ...page.sources].map((each) => each.package).filter((name) => name !== null);
  const ownPackages = new Set(own.filter((name) => packages.includes(name)));
  return {
    name: component,
    packages: [...new Set([...ownPackages, ...packages])],
    ownPackages: ownPackages.size,
    variants: (source ?? tab.source).toLowerCase().split('-').filter(Boolean)
  };
}

/** Returns the functions that a tab documents. */
export function functionRequests(tab: Source): FunctionRequest[] {
  const owner = tab.package;
  return owner === null
    ? []
    : Object.entries(tab.functionDocumentation).flatMap(([file, names]) =>
        names.map((name) => ({ name, package: owner, file }))
      );
}

/** Returns deep imports of the tab's own package in its examples, as further entry points. */
function deepImports({ imports, package: owner, propComponents }: Source, packages: readonly string[]): string[] {
  return owner === null || propComponents.length === 0 || !packages.includes(owner)
    ? []
    : imports.flatMap(({ specifier }) => (specifier.startsWith(`${owner}/`) ? [specifier] : []));
}
