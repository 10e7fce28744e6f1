/**
 * `/code.json`: where the parts of the live examples are and what programs may import. Written by the build, asked
 * for when code is first run.
 */
export interface LiveSetup {
  /** Address of the isolated frame's document; with its origin where that is not the site's. */
  frame: string;
  /** By specifier, e.g. `lib-ui/deprecated`; `*.css` stands for every style sheet of a package. */
  libraries: Record<string, Library>;
  /** What has to run before a program that imports a package, by the package's name. */
  setup: Record<string, LibraryModule>;
  /** Scripts of the libraries; a library names them by index. */
  scripts: LibraryScript[];
  /** Names that a program may use without importing them: name -> specifier of the library that has it. */
  scope: Record<string, string>;
  /** Version of each package, by name: what a project that leaves the site depends on. */
  versions: Record<string, string>;
  /** What such a project is made of beside the example's code. */
  project: ProjectSetup;
}

export interface LibraryScript {
  /** Address. A classic script that calls `patternbook.define`. */
  address: string;
  /** Scripts that must have been run before. */
  needs: number[];
}

/** A module of the frame's registry. */
export interface LibraryModule {
  /** Index of the script that defines it. */
  script: number;
  /** Its name in that script. */
  module: string;
}

/** A module that programs may import. */
export type Library = LibraryModule | SlicedLibrary;

/** A package whose main entry passes on too many modules for one script. */
export interface SlicedLibrary {
  slices: LibraryModule[];
  /** The least `sliceKey` of each slice in the order of keys; null for a slice outside of that order. */
  starts: (string | null)[];
  /** Index of the slice of those keys that the order doesn't tell it of. See `sliceOf`. */
  names: Record<string, number>;
}

/** What projects that leave the site are made of beside the code of an example. Part of `/code.json`. */
export interface ProjectSetup {
  /** Name of the product, for titles. */
  product: string;
  /** Address of the site in the world, for what only the site has; null: wherever it is read. */
  siteAddress: string | null;
  /** Addresses of folders of files that only the site serves. */
  siteFolders: string[];
  /** Where projects are posted to; null where the site offers no such service. */
  codeSandbox: string | null;
  stackBlitz: string | null;
  /** Address below which files of packages are found: `{packageFiles}/{package}@{version}/{file}`. */
  packageFiles: string;
  /** Specifiers of the style sheets that every program imports. */
  baseSheets: string[];
  /** Specifiers of the style sheets that a package leaves to the application, by package. */
  packageSheets: Record<string, string[]>;
  /** Style sheets that are needed where the code fits a pattern (a regular expression). */
  matchedSheets: { pattern: string; sheet: string }[];
  /** Specifiers of the style sheets of examples that are markup. */
  markupSheets: string[];
  /** CSS: the font faces of the base sheets, with absolute addresses. */
  fonts: string;
  /** Packages that a module needs and leaves to the application, with their ranges; by specifier. */
  peers: Record<string, Record<string, string>>;
  /** Ranges of the dependencies that a package does not work with the newest of, by package. */
  overrides: Record<string, Record<string, string>>;
}
