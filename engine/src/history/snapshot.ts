/** What a release says about a property of a component. */
export interface PropFacts {
  /** Text of its type. */
  type: string;
  required?: true;
  /** Source text of its default. */
  default?: string;
  /** What its comment says about the deprecation; may be empty. */
  deprecated?: string;
}

/** What a release says about a component. */
export interface ComponentFacts {
  /** Properties that packages of the system declare, by name. */
  props: Readonly<Record<string, PropFacts>>;
  deprecated?: string;
}

/** What a release says about any other export: a function, a constant, or a type. */
export interface ExportFacts {
  /** Properties of a type that is not that of a component's properties; absent for all other exports. */
  fields?: Readonly<Record<string, PropFacts>>;
  deprecated?: string;
}

/** Titles of the examples of a tab. */
export interface TabExamples {
  package: string;
  titles: readonly string[];
}

/** Everything that is compared of the packages of a release. Plain data. */
export interface Snapshot {
  format: typeof SNAPSHOT_FORMAT;
  /** Name -> version. */
  packages: Readonly<Record<string, string>>;
  /** By id: module specifier and name, `acme-ui/Dialog.Root`. */
  components: Readonly<Record<string, ComponentFacts>>;
  /** Exports that are no components, by id. */
  exports: Readonly<Record<string, ExportFacts>>;
  /** Names of CSS variables, by the prefix of the style sheet that sets them. */
  variables: Readonly<Record<string, readonly string[]>>;
  /** Values of tokens: name -> theme -> value. Themes in which a value is that of the first one are left out. */
  tokens: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Names of icons, by package. */
  icons: Readonly<Record<string, readonly string[]>>;
  /** By the address that the tab has on the site. */
  examples: Readonly<Record<string, TabExamples>>;
}

/** Raised when older programs can't read snapshots any more. */
export const SNAPSHOT_FORMAT = 1;

export const NO_FACTS: Snapshot = {
  format: SNAPSHOT_FORMAT,
  packages: {},
  components: {},
  exports: {},
  variables: {},
  tokens: {},
  icons: {},
  examples: {}
};

/** Returns the module specifier of an id of a component or export. */
export function moduleOf(id: string): string {
  return id.slice(0, id.lastIndexOf('/'));
}

/** Returns the name of an id of a component or export, as readers write it: `Dialog.Root`. */
export function nameOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/** Returns the package that an id or a module specifier leads into. */
export function packageOf(id: string): string {
  return id.split('/', id.startsWith('@') ? 2 : 1).join('/');
}
