import type { Badge } from '../../model.ts';
import type { PlaygroundView } from '../playground/PlaygroundSection.tsx';

/** A name within a text that leads to what explains it. */
export interface TextLink {
  text: string;
  href: string;
  /** Address of the definition that opens in place where there is a script; null for none. */
  definition: string | null;
}

/** A text, in which names are links. */
export type LinkedText = readonly (string | TextLink)[];

/** One property as its table shows it. HTML is ready to stand in the page. */
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
}

/** Properties that a component takes over from a type of its own library. */
export interface InheritedView {
  from: string;
  /** Where it is explained, or null. */
  link: TextLink | null;
  rows: PropRowView[];
}

/** One function that a page documents (requirement 3.7). */
export interface FunctionView {
  anchor: string | null;
  name: string;
  type: LinkedText;
  /** Parameters with what stands for them when they are left out; their descriptions begin with their names. */
  params: { name: string; default: string | null; descriptionHtml: string }[];
  descriptionHtml: string;
  badges: Badge[];
}

/** Attributes and events of a DOM element that a component takes; its interface is named, e.g. `HTMLButtonElement`. */
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
    }
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
  /** Names of the themes as the page's style sheet knows them; empty for all. */
  themes: string[];
  value: string;
  isColor: boolean;
  /** From the value as written to the one in the end, the tokens in them linked; empty if it refers to nothing. */
  steps: LinkedText[];
}

/** One custom property as its table shows it (requirement 3.8). */
export interface CssVariableRowView {
  anchor: string;
  selector: string;
  /** At-rules around the selector, or null. */
  condition: string | null;
  property: string;
  /** Name under which scripts import it, or null. */
  token: string | null;
  values: ThemedValueView[];
}

/** The custom properties that begin with a prefix. */
export interface CssVariablesView {
  anchor: string;
  prefix: string;
  rows: CssVariableRowView[];
}

/** An entry in its page. */
export interface PlacedEntry {
  anchor: string;
  entry: EntryView;
  /** Slug of the page's first example that uses it; null for none. */
  usedBy: string | null;
}

/** The reference part of a tab, in reading order; null for a section without content (requirements, section 2.7). */
export interface ReferenceView {
  functions: { anchor: string; functions: FunctionView[] } | null;
  props: { anchor: string; playground: PlaygroundView | null; entries: PlacedEntry[] } | null;
  cssVariables: { anchor: string; tables: CssVariablesView[] } | null;
}

/** A name, explained in a document of its own. */
export interface DefinitionView {
  entry: EntryView;
  /** Pages that explain it too. */
  places: { title: string; path: string }[];
}
