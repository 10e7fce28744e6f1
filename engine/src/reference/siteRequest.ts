import type { ResolvedConfig } from '../config.ts';
import type { Page, PropComponentReference, Site, Source } from '../model.ts';
import { type FunctionRequest, type NameRequest, type ReferenceRequest, nameKey } from './request.ts';

/** What a site's pages document. */
export function referenceRequest(site: Site, { sources }: ResolvedConfig, siteFolder: string): ReferenceRequest {
  const packages = [...new Set(sources.map((source) => source.package).filter((name) => name !== null))];
  const tabs = site.pages.flatMap((page) => page.sources.map((source) => ({ page, source })));
  const names = tabs.flatMap(({ page, source }) =>
    source.propComponents.map((reference) => nameRequest(reference, source, page, packages))
  );
  return {
    siteFolder,
    packages,
    names: [...new Map(names.map((request) => [nameKey(request), request])).values()],
    functions: tabs.flatMap(({ source }) => functionRequests(source))
  };
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
    packages: [...ownPackages.union(new Set(packages))],
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
