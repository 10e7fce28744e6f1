import type { Literal } from '../data.ts';

/** A name that a file imports. */
export interface ImportFact {
  specifier: string;
  /** Offset of the specifier's text, with its quotes. */
  specifierAt: number;
  /** Exported name; `default`, or `*` for the whole module. */
  name: string;
  at: number;
  /** The name that a declaration gives it in the file. */
  local?: string;
}

/** A component of a module: `Menu` and its part `Item`. */
export interface ComponentName {
  specifier: string;
  /** Name of the export, then of its parts. */
  path: readonly string[];
}

/** A value that an attribute may have. */
export interface LiteralFact {
  value: Literal;
  at: number;
}

export interface AttributeFact {
  name: string;
  at: number;
  /** The values that the code names; none if it computes the value. */
  literals: readonly LiteralFact[];
  /** All values are among `literals`. */
  isLiteral: boolean;
  /** Keys of an object that the code writes as the value. */
  fields?: readonly FieldFact[];
}

/** A key of an object, with the values that the code names for it. */
export interface FieldFact {
  name: string;
  at: number;
  literals: readonly LiteralFact[];
}

/** What is between the tags of an element. */
export type ChildrenFact = 'none' | 'pictures' | 'other';

/** A component around an element. */
export interface ParentFact extends ComponentName {
  attributes: readonly AttributeFact[];
  hasSpread: boolean;
}

export interface ElementFact {
  /** The imported component; null for elements of the DOM and components of the application. */
  component: ComponentName | null;
  /** As it is written. */
  tag: string;
  at: number;
  attributes: readonly AttributeFact[];
  /** Further attributes are computed. */
  hasSpread: boolean;
  children: ChildrenFact;
  /** It is in a `<label>`, which names the control in it. */
  isLabelled: boolean;
  /**
   * The imported components around it in the same expression, the nearest first, up to one of the application, a
   * property, or a function that may put it elsewhere.
   */
  parents: readonly ParentFact[];
}

/** A name after a dot behind a module or component, such as `Card` in `<UI.Card>`. */
export interface MemberFact {
  owner: ComponentName;
  name: string;
  at: number;
}

/** A declaration of a style: in a style sheet, or in an object of a `style` attribute. */
export interface DeclarationFact {
  /** As in style sheets, e.g. `border-color`. */
  property: string;
  value: string;
  /** Offset of the value. */
  at: number;
  /** For a value that code contains, its place is that of the whole literal. */
  isExact: boolean;
  /** It only applies on paper or with the system's own colors, which no theme changes. */
  isUnthemed?: true;
}

/** A custom property that is read or set, or a class. */
export interface NameFact {
  name: string;
  at: number;
}

/** What the rules look at in a file. */
export interface Facts {
  imports: readonly ImportFact[];
  members: readonly MemberFact[];
  elements: readonly ElementFact[];
  declarations: readonly DeclarationFact[];
  variables: readonly NameFact[];
  classes: readonly NameFact[];
}

export const NO_FACTS: Facts = { imports: [], members: [], elements: [], declarations: [], variables: [], classes: [] };
