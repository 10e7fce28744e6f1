interface Difference<Kind extends string> {
  kind: Kind;
  /** Null where there was nothing, or nothing that can be said in a word. */
  before: string | null;
  after: string | null;
}

type Presence = 'added' | 'removed';
type Deprecation = 'deprecated' | 'undeprecated';

/** `before` and `after` of a move are ids; `after` of a deprecation is its message. */
export interface ComponentChange extends Difference<Presence | Deprecation | 'moved'> {
  subject: 'component';
  /** Id in the later release, or in the earlier one if it was removed. */
  component: string;
}

/** `before` and `after` of a renaming are names, of `required` they are `required` and `optional`. */
export interface PropChange extends Difference<Presence | Deprecation | 'renamed' | 'type' | 'default' | 'required'> {
  subject: 'prop';
  component: string;
  /** Name in the later release, or in the earlier one if it was removed. */
  prop: string;
}

/** A change of a component, or of a property. */
export type ListedChange = ComponentChange | PropChange;

/** Whether a change is listed by component. */
export function isListed(change: Change): change is ListedChange {
  return change.subject === 'component' || change.subject === 'prop';
}

/** An export that is no component: a function, a constant, or a type. */
export interface ExportChange extends Difference<Presence | Deprecation | 'moved'> {
  subject: 'export';
  export: string;
}

/** A property of an exported type that is not that of a component's properties; kinds as those of a property. */
export interface FieldChange extends Difference<PropChange['kind']> {
  subject: 'field';
  /** Id of the type in the later release. */
  export: string;
  /** Name in the later release, or in the earlier one if it was removed. */
  field: string;
}

/** A variable is renamed if only the number of a version in its name changed: `--acme-v1-card` and `--acme-v2-card`. */
export interface VariableChange extends Difference<Presence | 'renamed'> {
  subject: 'variable';
  variable: string;
  /** Prefix of its style sheet. */
  prefix: string;
}

export interface TokenChange extends Difference<Presence | 'value'> {
  subject: 'token';
  token: string;
  /** Theme whose value changed; null for tokens that were added or removed, with the value in the first theme. */
  theme: string | null;
}

export interface IconChange extends Difference<Presence> {
  subject: 'icon';
  icon: string;
  package: string;
}

export interface ExampleChange extends Difference<Presence> {
  subject: 'example';
  /** Its title. */
  example: string;
  /** Address of its tab. */
  tab: string;
  package: string;
}

/** `before` and `after` are versions. Names of packages that were added or removed are not listed one by one. */
export interface PackageChange extends Difference<Presence | 'version'> {
  subject: 'package';
  package: string;
}

/** One difference between two releases. */
export type Change =
  | PackageChange
  | ComponentChange
  | PropChange
  | ExportChange
  | FieldChange
  | VariableChange
  | TokenChange
  | IconChange
  | ExampleChange;

/** The changes that a release brought, against the stored one before it. */
export interface ReleaseChanges<Kind extends Change = Change> {
  release: string;
  changes: readonly Kind[];
}

/** Components that were moved: id -> id before. */
export type Moves = ReadonlyMap<string, string>;

/** Returns which components were moved. @param changes between two releases */
export function movesOf(changes: readonly Change[]): Moves {
  return new Map(
    changes.flatMap((change) =>
      change.subject === 'component' && change.kind === 'moved' && change.before !== null
        ? [[change.component, change.before] as const]
        : []
    )
  );
}
