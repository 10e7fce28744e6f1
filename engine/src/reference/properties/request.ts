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
