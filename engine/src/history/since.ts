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

/** Components that a release moved: id -> id in the release before it. */
export type Moves = ReadonlyMap<string, string>;

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
  return hasWhole(before.snapshot, withComponent(named, component[first - 1])) ? at.name : null;
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
      return versionlessVariables(variables).has(withoutVersion(named.variable));
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
      return sheetsOf(variables).has(sheetOf(withoutVersion(named.variable)));
    case 'token':
      return Object.keys(tokens).length > 0;
    case 'icon':
      return Object.hasOwn(icons, named.package);
    case 'example':
      return Object.hasOwn(examples, named.tab);
  }
}

type Variables = Snapshot['variables'];

const versionless = new WeakMap<Variables, ReadonlySet<string>>();
const sheets = new WeakMap<Variables, ReadonlySet<string>>();

/** Names of variables without numbers of versions: those of two major versions are the same. */
function versionlessVariables(variables: Variables): ReadonlySet<string> {
  const known = versionless.get(variables) ?? new Set(Object.values(variables).flat().map(withoutVersion));
  versionless.set(variables, known);
  return known;
}

function sheetsOf(variables: Variables): ReadonlySet<string> {
  const known = sheets.get(variables) ?? new Set([...versionlessVariables(variables)].map(sheetOf));
  sheets.set(variables, known);
  return known;
}

/** What is before the first part in the name of a variable: `--acme-card` of `--acme-card--Color`. */
function sheetOf(name: string): string {
  return /^--.+?(?=__|--|$)/.exec(name)?.[0] ?? name;
}
