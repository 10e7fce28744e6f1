import { ModuleResolver } from '../../examples/moduleResolver.ts';
import type { Site } from '../../model.ts';

/** A package of which more modules than this are named by path is left as it is: icons, tokens, styles. */
const MANY_MODULES = 12;

const PACKAGE_NAME = /^(?:@[^/]+\/)?[^/]+/;
const IS_SCRIPT_PACKAGE = /^(?![./])(?!.*\.(?:css|svg|png|jpe?g|json|[jt]sx)$)/;

/** What Vite bundles before the first page asks for it, and what it serves module by module. */
export interface DevDependencies {
  include: string[];
  exclude: string[];
}

/**
 * Reads from the heads of all Markdown files which packages the site's examples use. Known before the
 * start, they are bundled once; found page by page, each new one would reload the browser.
 */
export function devDependencies(site: Site, siteFolder: string): DevDependencies {
  const resolver = new ModuleResolver();
  const modulesOf = new Map<string, Set<string>>();
  for (const { specifier } of site.pages.flatMap(({ sources }) => sources.flatMap(({ imports }) => imports))) {
    const name = PACKAGE_NAME.exec(specifier)?.[0];
    if (name !== undefined && IS_SCRIPT_PACKAGE.test(specifier) && resolver.resolve(siteFolder, specifier) !== null) {
      modulesOf.set(name, (modulesOf.get(name) ?? new Set()).add(specifier));
    }
  }
  const packages = [...modulesOf];
  return {
    include: packages.filter(([, modules]) => modules.size <= MANY_MODULES).flatMap(([, modules]) => [...modules]),
    exclude: packages.filter(([, modules]) => modules.size > MANY_MODULES).map(([name]) => name)
  };
}
