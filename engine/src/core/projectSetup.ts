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
