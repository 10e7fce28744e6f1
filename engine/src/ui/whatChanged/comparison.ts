import { isListed, type ListedChange, movesOf } from '../../history/change.ts';
import { type Codemod, codemodsBetween, createFixesOf, type Fix } from '../../history/codemods.ts';
import type { History } from '../../history/history.ts';
import { isBreaking } from '../../history/isBreaking.ts';
import { moduleOf, nameOf, packageOf } from '../../history/snapshot.ts';
import { fold, hasWords, queryWords } from '../textMatch.ts';
import type { MatchedPackage } from './projectPackages.ts';

/** What changed of a component. */
export interface ChangedComponent {
  /** Id in the later release, or in the earlier one if it was removed. */
  id: string;
  name: string;
  module: string;
  changes: readonly MendableChange[];
}

/** A change, and what mends it. */
export interface MendableChange {
  change: ListedChange;
  fixes: readonly Fix[];
}

/** What is known of all releases. */
export interface Known {
  history: History;
  codemods: readonly Codemod[];
}

/** Lists what changed of all components between a release and the newest one, by name. */
export function changesSince(known: Known, release: string): ChangedComponent[] {
  return groupChanges(mendableChanges(known, release));
}

/** Lists the same for the packages of a project, of each from its own release on. */
export function changesForPackages(known: Known, packages: readonly MatchedPackage[]): ChangedComponent[] {
  const byRelease = [...Map.groupBy(packages, ({ release }) => release)];
  return groupChanges(
    byRelease.flatMap(([release, matched]) => {
      const names = new Set(matched.map(({ name }) => name));
      const changes = mendableChanges(known, release);
      const moves = movesOf(changes.map(({ change }) => change));
      return changes.filter(({ change: { component } }) => names.has(packageOf(moves.get(component) ?? component)));
    })
  );
}

function mendableChanges({ history, codemods }: Known, release: string): MendableChange[] {
  const newest = newestOf(history);
  const changes = history.changesBetween(release, newest);
  const fixesOf = createFixesOf(codemodsBetween(codemods, history.releases, release, newest), changes);
  return changes.filter(isListed).map((change) => ({ change, fixes: fixesOf(change) }));
}

/** Returns the name of the newest stored release: the documented one. */
export function newestOf({ releases }: Pick<History, 'releases'>): string {
  return releases.at(-1)?.name ?? '';
}

function groupChanges(changes: readonly MendableChange[]): ChangedComponent[] {
  return [...Map.groupBy(changes, ({ change: { component } }) => component)]
    .map(([id, own]) => ({
      id,
      name: nameOf(id),
      module: moduleOf(id),
      changes: own.toSorted((a, b) => Number(isBreaking(b.change)) - Number(isBreaking(a.change)))
    }))
    .toSorted((a, b) => order(a.name, b.name) || order(a.id, b.id));
}

/** By code units, as the names of code. */
function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Which changes a reader wants to see. */
export interface ChangeFilter {
  /** Words that the names of component, module, or property must have. */
  query: string;
  onlyBreaking: boolean;
  /** Leaves out what no codemod mends. */
  onlyMended: boolean;
}

/** Narrows changes to those that a reader wants to see; components without any are left out. */
export function filterChanges(
  components: readonly ChangedComponent[],
  { query, onlyBreaking, onlyMended }: ChangeFilter
): ChangedComponent[] {
  const words = queryWords(query);
  return components.flatMap((component) => {
    const changes = component.changes.filter(
      ({ change, fixes }) =>
        (!onlyBreaking || isBreaking(change)) &&
        (!onlyMended || fixes.length > 0) &&
        hasWords(words, searchText(component, change))
    );
    return changes.length === 0 ? [] : [{ ...component, changes }];
  });
}

function searchText({ name, module }: ChangedComponent, change: ListedChange): string {
  const prop = change.subject === 'prop' ? [change.prop, change.kind === 'renamed' ? change.before : null] : [];
  return fold([name, module, ...prop].join(' '));
}
