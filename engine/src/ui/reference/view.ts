import type { Badge } from '../../model.ts';
import type { ChangesSectionProps } from '../changes/ChangesSection.tsx';
import type { PlaygroundView } from '../playground/PlaygroundSection.tsx';

/** A name within a text, linked to its documentation. */
export interface TextLink {
  text: string;
  href: string;
  /** Address of the definition that scripts open in place; null for none. */
  definition: string | null;
}

/** A text with linked names. */
export type LinkedText = readonly (string | TextLink)[];

/** Row of a property. */
export interface PropRowView {
  /** id of the row; null where it can't be linked to. */
  anchor: string | null;
  name: string;
  type: LinkedText;
  /** Source text of the default; null for none. */
  defaultValue: string | null;
  descriptionHtml: string;
  required: boolean;
  badges: Badge[];
  /** The release that brought it; null if nobody knows, or it is as old as its component. */
  since: string | null;
  /** The last release that changed what it is; null if nobody knows of one. */
  changed: ChangedMark | null;
}

export interface ChangedMark {
  release: string;
  /** Anchor of the list of changes. */
  anchor: string;
}

/** Properties that a component inherits from a type of its own library. */
export interface InheritedView {
  from: string;
  /** Link to the type's documentation, or null. */
  link: TextLink | null;
  rows: PropRowView[];
}

/** A documented function (requirement 3.7). */
export interface FunctionView {
  anchor: string | null;
  name: string;
  type: LinkedText;
  /** Parameters with their defaults; their descriptions begin with their names. */
  params: { name: string; default: string | null; descriptionHtml: string }[];
  descriptionHtml: string;
  badges: Badge[];
}

/** Attributes and events of a DOM element that a component accepts; `element` is e.g. `HTMLButtonElement`. */
export type NativePropsView =
  | { kind: 'element'; element: string | null; except: string[] }
  | { kind: 'named'; element: string | null; names: string[] };

export type EntryContent =
  | {
      kind: 'props';
      rows: PropRowView[];
      inherited: InheritedView[];
      /** Properties of other packages' types. */
      external: { from: string; package: string; names: string[] }[];
      native: NativePropsView | null;
      /** Type parameters that rows name, e.g. `T extends object = Row`. */
      typeParameters: string[];
      /** Components that are members of this one, linked. */
      parts: LinkedText[];
    }
  | { kind: 'namespace'; parts: LinkedText[] }
  | { kind: 'enum'; members: { name: string; value: string; descriptionHtml: string }[] }
  | { kind: 'function'; function: FunctionView }
  | { kind: 'type'; type: LinkedText; values: string[] }
  | { kind: 'missing' };

/** Documentation of one name, usually a component. */
export interface EntryView {
  name: string;
  badges: Badge[];
  /** Import statement; null for a name that its package doesn't export. */
  importLine: string | null;
  descriptionHtml: string;
  content: EntryContent;
}

/** Resolved value of a custom property in some of the themes. */
export interface ThemedValueView {
  /** Codes of the themes; empty for all. */
  themes: string[];
  value: string;
  isColor: boolean;
  /** Steps from the value as written to the resolved one, with linked tokens; empty if it refers to nothing. */
  steps: LinkedText[];
}

/** Row of a custom property (requirement 3.8). */
export interface CssVariableRowView {
  anchor: string;
  selector: string;
  /** At-rules around the selector, or null. */
  condition: string | null;
  property: string;
  /** Name of its export for scripts, or null. */
  token: string | null;
  values: ThemedValueView[];
  /** The release that brought it; null if nobody knows, or it is as old as its style sheet. */
  since: string | null;
}

/** Custom properties with a common prefix. */
export interface CssVariablesView {
  anchor: string;
  prefix: string;
  rows: CssVariableRowView[];
}

/** An entry on a page. */
export interface PlacedEntry {
  anchor: string;
  entry: EntryView;
  /** Slug of its playground, or of the page's first example that uses it; null for none. */
  usedBy: string | null;
}

/** The playground and the reference part of a tab, in reading order; null for a section without content (requirements, section 2.7). */
export interface ReferenceView {
  /** At the top of the tab. */
  playground: PlaygroundView | null;
  functions: { anchor: string; functions: FunctionView[] } | null;
  props: { anchor: string; entries: PlacedEntry[] } | null;
  cssVariables: { anchor: string; tables: CssVariablesView[] } | null;
  changes: ChangesSectionProps | null;
}

/** Documentation of a name in a document of its own. */
export interface DefinitionView {
  entry: EntryView;
  /** Pages that document it too. */
  places: { title: string; path: string }[];
}
