import type { Moves } from './change.ts';
import { withoutVersion } from './compareNames.ts';
import type { ReleaseSnapshot } from './historyFile.ts';
import { packageOf, type Snapshot } from './snapshot.ts';

/** What a release may have brought, by its name in the newest stored release. */
export type Named =
  | { subject: 'component'; component: string }
  | { subject: 'prop'; component: string; prop: string }
  | { subject: 'variable'; variable: string }
  | { subject: 'token'; token: string }
  | { subject: 'icon'; icon: string; package: string }
  | { subject: 'example'; example: string; tab: string };

/**
 * Finds the first release that has something, under any of the ids of its component; null as `sinceOf` of a history says.
 * @param releases oldest first
 * @param moves of components in each release, newest first
 */
export function firstRelease(
  named: Named,
  releases: readonly ReleaseSnapshot[],
  moves: readonly Moves[]
): string | null {
  const component = 'component' in named ? originsOf(named.component, moves) : [];
  const isIn = (snapshot: Snapshot, index: number): boolean => has(snapshot, withComponent(named, component[index]));
  const newest = releases.length - 1;
  const isThere = releases.map(({ snapshot }, index) => isIn(snapshot, index));
  const first = isThere.lastIndexOf(false) + 1;
  const [before, at] = [releases[first - 1], releases[first]];
  if (isThere[newest] !== true || !before || !at) {
    return null;
  }
  const isOfNewVersion =
    named.subject === 'variable' && isVersionNew(named.variable, before.snapshot.variables, at.snapshot.variables);
  const whole = withComponent(named, component[first - 1]);
  return hasWhole(before.snapshot, whole) && !isOfNewVersion ? at.name : null;
}

/** The id of a component in each release, oldest first. */
function originsOf(id: string, moves: readonly Moves[]): string[] {
  const ids = [id];
  for (const each of moves) {
    const [current = id] = ids;
    ids.unshift(each.get(current) ?? current);
  }
  return ids;
}

function withComponent(named: Named, component: string | undefined): Named {
  return 'component' in named && component !== undefined ? { ...named, component } : named;
}

function has({ components, variables, tokens, icons, examples }: Snapshot, named: Named): boolean {
  switch (named.subject) {
    case 'component':
      return Object.hasOwn(components, named.component);
    case 'prop':
      return Object.hasOwn(components[named.component]?.props ?? {}, named.prop);
    case 'variable':
      return indexOf(variables).names.has(withoutVersion(named.variable));
    case 'token':
      return Object.hasOwn(tokens, named.token);
    case 'icon':
      return icons[named.package]?.includes(named.icon) ?? false;
    case 'example':
      return examples[named.tab]?.titles.includes(named.example) ?? false;
  }
}

/** Whether a release has that of which something is a part. */
function hasWhole({ packages, components, variables, tokens, icons, examples }: Snapshot, named: Named): boolean {
  switch (named.subject) {
    case 'component':
      return Object.hasOwn(packages, packageOf(named.component));
    case 'prop':
      return Object.hasOwn(components, named.component);
    case 'variable':
      return indexOf(variables).sheets.has(sheetOf(withoutVersion(named.variable)));
    case 'token':
      return Object.keys(tokens).length > 0;
    case 'icon':
      return Object.hasOwn(icons, named.package);
    case 'example':
      return Object.hasOwn(examples, named.tab);
  }
}

type Variables = Snapshot['variables'];

/** What is asked of the variables of a release, for each of thousands of names. */
interface VariableIndex {
  /** Names without numbers of versions, which two major versions have in common -> names. */
  names: ReadonlyMap<string, string>;
  /** Beginnings of these names. */
  sheets: ReadonlySet<string>;
  /** Numbers of versions in the names. */
  versions: ReadonlySet<string>;
}

const indexes = new WeakMap<Variables, VariableIndex>();

function indexOf(variables: Variables): VariableIndex {
  const known = indexes.get(variables) ?? makeIndex(variables);
  indexes.set(variables, known);
  return known;
}

function makeIndex(variables: Variables): VariableIndex {
  const names = new Map(
    Object.values(variables)
      .flat()
      .map((name) => [withoutVersion(name), name])
  );
  return {
    names,
    sheets: new Set([...names.keys()].map(sheetOf)),
    versions: new Set([...names.values()].flatMap((name) => VERSION.exec(name)?.[0] ?? []))
  };
}

const VERSION = /(?<=[-_])v\d+(?=[-_])/;

/** Whether the number of a version in the name of a variable says already in which release it was new. */
function isVersionNew(variable: string, before: Variables, at: Variables): boolean {
  const name = indexOf(at).names.get(withoutVersion(variable)) ?? '';
  const version = VERSION.exec(name)?.[0];
  return version !== undefined && !indexOf(before).versions.has(version);
}

/** What is before the first part in the name of a variable: `--acme-card` of `--acme-card--Color`. */
function sheetOf(name: string): string {
  return /^--.+?(?=__|--|$)/.exec(name)?.[0] ?? name;
}
