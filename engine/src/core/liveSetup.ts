/**
 * Content of `/code.json`: the libraries and scripts of live examples. Written by the build and fetched before code
 * first runs.
 */
export interface LiveSetup {
  /** Address of the isolated frame's document; absolute if the frame has another origin. */
  frame: string;
  /** By specifier, e.g. `lib-ui/deprecated`; `*.css` matches all style sheets of a package. */
  libraries: Record<string, Library>;
  /** Setup modules by package: they run before programs that import the package. */
  setup: Record<string, LibraryModule>;
  /** Library scripts; referenced by index. */
  scripts: LibraryScript[];
  /** Global names of programs: name -> specifier of the library that exports it. */
  scope: Record<string, string>;
  /** Installed versions by package, for the dependencies of exported projects. */
  versions: Record<string, string>;
  /** Least widths of the design system's breakpoints in pixels, by their names. */
  breakpoints: Record<string, number>;
  /** Data for exported projects besides the example's code. */
  project: ProjectSetup;
}

export interface LibraryScript {
  /** Address of a classic script that calls `patternbook.define`. */
  address: string;
  /** Indexes of scripts that must run first. */
  needs: number[];
}

/** A module in the frame's module registry. */
export interface LibraryModule {
  /** Index of the script that defines it. */
  script: number;
  /** Module name in the registry. */
  module: string;
}

/** A module that programs can import. */
export type Library = LibraryModule | SlicedLibrary;

/** A package whose main entry re-exports too many modules for one script. */
export interface SlicedLibrary {
  slices: LibraryModule[];
  /** First `sliceKey` of each slice in sorted order; null for slices that aren't part of the order. */
  starts: (string | null)[];
  /** Slice indexes of the keys that the order doesn't cover. See `sliceOf`. */
  names: Record<string, number>;
}

/** Data for exported projects besides the example's code. Part of `/code.json`. */
export interface ProjectSetup {
  /** Product name, for titles. */
  product: string;
  /** Public URL of the site, for files that only the site serves; null for the URL in the browser. */
  siteAddress: string | null;
  /** Addresses of folders whose files only the site serves. */
  siteFolders: string[];
  /** Form action URLs; null if the site doesn't offer the service. */
  codeSandbox: string | null;
  stackBlitz: string | null;
  /** CDN for package files: `{packageFiles}/{package}@{version}/{file}`. */
  packageFiles: string;
  /** Specifiers of the style sheets that every program imports. */
  baseSheets: string[];
  /** Specifiers of the style sheets that an application has to import for a package, by package. */
  packageSheets: Record<string, string[]>;
  /** Style sheets for code that matches a regular expression. */
  matchedSheets: { pattern: string; sheet: string }[];
  /** Specifiers of the style sheets of HTML examples. */
  markupSheets: string[];
  /** Addresses of the style sheets that no registry has, by specifier: files of the site and of private packages. */
  ownSheets: Record<string, string>;
  /** CSS with the `@font-face` rules of the base sheets, with absolute URLs. */
  fonts: string;
  /** Version range of React. */
  react: string;
  /** Peer dependencies of a module with their ranges, by specifier. */
  peers: Record<string, Record<string, string>>;
  /** Version ranges that replace those of a package's dependencies, by package. */
  overrides: Record<string, Record<string, string>>;
}
