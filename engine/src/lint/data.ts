/** What a property accepts, as far as declarations say. */
export interface PropShape {
  /** Kinds of values besides `values`; `any` accepts everything. */
  accepts: readonly ValueKind[];
  /** Single values of the type, such as those of a union of texts. */
  values?: readonly Literal[];
  /** Keys of the object that it takes, with their values, if all of these are known. */
  fields?: Readonly<Record<string, readonly Literal[]>>;
  required?: true;
  /** What a TSDoc comment says about its deprecation; may be empty. */
  deprecated?: string;
}

export type ValueKind = 'any' | 'string' | 'number' | 'boolean' | 'object';
export type Literal = string | number | boolean;

/** A component, as its declarations describe it. Names that are exported in several places share one. */
export interface ComponentShape {
  /** Properties that packages of the system declare, by name. */
  props: Readonly<Record<string, PropShape>>;
  /** Indexes of the lists of further names that it accepts, such as attributes of its element. */
  groups: readonly number[];
  /** It may accept other properties: it is generic, or its types are open. */
  isOpen?: true;
  deprecated?: string;
  /** Parts such as `Menu.Item`, by the name after the dot. */
  parts?: Readonly<Record<string, number>>;
}

/** Names that a module exports. */
export interface ModuleShape {
  /** Name -> index of its component. */
  components: Readonly<Record<string, number>>;
  /** Other values and types. */
  others: readonly string[];
  /** Those of `others` that are deprecated, with what their comment says. */
  deprecated?: Readonly<Record<string, string>>;
  /** Members of those of `others` that are enumerations. */
  enums?: Readonly<Record<string, readonly string[]>>;
}

/** A package of the system. */
export interface PackageShape {
  name: string;
  version: string;
  /**
   * Keys of `exports` in its package.json, with their patterns; null without it, where every file can be imported.
   */
  exports: readonly string[] | null;
  /** The package itself can be imported, not only modules below it. */
  hasMain: boolean;
  /** Beginnings of subpaths of a package without `exports` that are meant to be imported. */
  folders: readonly string[];
}

/** A token that can take the place of a raw value. */
export interface LintToken {
  name: string;
  value: string;
  isColor: boolean;
  /** Whether it is named by its purpose, not by its value. */
  isSemantic: boolean;
}

/** Colors that are meant for each other, by the names of their tokens. */
export interface LintContrast {
  foreground: string;
  background: string;
}

/** What names of a system's style sheets begin with, and which ones there are. */
export interface StyleNames {
  /** Beginnings of the names of custom properties, with `--`. */
  variablePrefixes: readonly string[];
  variables: readonly string[];
  classPrefixes: readonly string[];
  classes: readonly string[];
}

/** Components that only work inside of some others: module -> component -> those that may be around it. */
export type Nesting = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A component that has no accessible name without one of some properties. */
export interface NameNeed {
  module: string;
  component: string;
  /** Only elements with these properties: with the given value, or with any if it is true. */
  when: Readonly<Record<string, string | true>>;
  /** Properties that give a name; `children` stands for text between the tags. */
  oneOf: readonly string[];
  /** Components that give a name to what is in them, each with the properties that it then has. */
  around?: Readonly<Record<string, Readonly<Record<string, string | true>>>>;
}

/** Everything that the rules know of a design system. Plain data, as `/api/lint.json` publishes it. */
export interface LintData {
  packages: readonly PackageShape[];
  /** By module specifier. */
  modules: Readonly<Record<string, ModuleShape>>;
  components: readonly ComponentShape[];
  /** Lists of names of properties that components share. */
  groups: readonly (readonly string[])[];
  styles: StyleNames;
  tokens: readonly LintToken[];
  contrasts: readonly LintContrast[];
  nesting: Nesting;
  /** Components that may stand between a component and the one that it needs around it. */
  layouts: readonly string[];
  names: readonly NameNeed[];
  /** Packages whose components are pictures without text. */
  iconPackages: readonly string[];
  /** Module specifier and name of a component -> address of the page that documents it. */
  pages: Readonly<Record<string, string>>;
  /** Address of the page that documents the tokens. */
  tokensPage: string | null;
}
