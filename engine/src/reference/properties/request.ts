import type { ResolvedConfig } from '../../core/config.ts';
import type { Page, PropComponentReference, Site, Source } from '../../model.ts';

/** A name that a page documents. Plain data, since it travels to a worker. */
export interface NameRequest {
  name: string;
  /** Packages to look in: the tab's own, then those of the page's other tabs, then all. */
  packages: string[];
  /** How many of them are the page's own; those may also declare the name without exporting it. */
  ownPackages: number;
  /** Words of the tab's source tag; one that names an entry point of a package chooses it. */
  variants: string[];
}

/** A function that a page documents. */
export interface FunctionRequest {
  name: string;
  package: string;
  /** Path of its file in the repository or below the package. */
  file: string;
}

/** Everything that one run looks up. */
export interface ReferenceRequest {
  siteFolder: string;
  /** The documented packages in the order of the configuration. */
  packages: string[];
  /** Modules inside of these packages that the documentation imports, beside the packages' own entry points. */
  specifiers: string[];
  names: NameRequest[];
  functions: FunctionRequest[];
}

/** Identity of a name request. */
export function nameKey({ name, packages, ownPackages, variants }: NameRequest): string {
  return [name, packages.slice(0, ownPackages).join(','), variants.join('-')].join('|');
}

/** Identity of a function request. */
export function functionKey({ name, package: owner, file }: FunctionRequest): string {
  return [name, owner, file].join('|');
}

/** What a site's pages document. */
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

/** The packages whose names a site documents, in the order of its configuration. */
export function packagesOf({ sources }: ResolvedConfig): string[] {
  return [...new Set(sources.flatMap((source) => ('package' in source ? source.package : [])))];
}

/** How a tab's documented name is looked up: first in its own package, then in those of the page's other tabs. */
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

/** The functions that a tab documents. */
export function functionRequests(tab: Source): FunctionRequest[] {
  const owner = tab.package;
  return owner === null
    ? []
    : Object.entries(tab.functionDocumentation).flatMap(([file, names]) =>
        names.map((name) => ({ name, package: owner, file }))
      );
}

/** Modules inside of the tab's own package that its examples import: where else to find a name. */
function deepImports({ imports, package: owner, propComponents }: Source, packages: readonly string[]): string[] {
  return owner === null || propComponents.length === 0 || !packages.includes(owner)
    ? []
    : imports.flatMap(({ specifier }) => (specifier.startsWith(`${owner}/`) ? [specifier] : []));
}
