import type { ResolvedConfig } from '../../core/config.ts';
import type { Page, PropComponentReference, Site, Source } from '../../model.ts';
import { type FunctionRequest, type NameRequest, type ReferenceRequest, nameKey } from './request.ts';

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
