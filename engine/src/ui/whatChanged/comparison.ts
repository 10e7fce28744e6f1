import { isListed, type ListedChange } from '../../history/change.ts';
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
  changes: readonly ListedChange[];
}

/** Lists what changed of all components between a release and the newest one, by name. */
export function changesSince(history: History, release: string): ChangedComponent[] {
  return groupChanges(history.changesBetween(release, newestOf(history)).filter(isListed));
}

/** Lists the same for the packages of a project, of each from its own release on. */
export function changesForPackages(history: History, packages: readonly MatchedPackage[]): ChangedComponent[] {
  const byRelease = [...Map.groupBy(packages, ({ release }) => release)];
  return groupChanges(
    byRelease.flatMap(([release, matched]) => {
      const names = new Set(matched.map(({ name }) => name));
      const changes = history.changesBetween(release, newestOf(history)).filter(isListed);
      const idsBefore = new Map(
        changes.flatMap((change) =>
          change.kind === 'moved' && change.before !== null ? [[change.component, change.before]] : []
        )
      );
      return changes.filter(({ component }) => names.has(packageOf(idsBefore.get(component) ?? component)));
    })
  );
}

/** Returns the name of the newest stored release: the documented one. */
export function newestOf({ releases }: Pick<History, 'releases'>): string {
  return releases.at(-1)?.name ?? '';
}

function groupChanges(changes: readonly ListedChange[]): ChangedComponent[] {
  return [...Map.groupBy(changes, ({ component }) => component)]
    .map(([id, own]) => ({
      id,
      name: nameOf(id),
      module: moduleOf(id),
      changes: own.toSorted((a, b) => Number(isBreaking(b)) - Number(isBreaking(a)))
    }))
    .toSorted((a, b) => order(a.name, b.name) || order(a.id, b.id));
}

/** By code units, as the names of code. */
function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Narrows changes to those that break code, and to those whose component and property have every word of a query. */
export function filterChanges(
  components: readonly ChangedComponent[],
  { query, onlyBreaking }: { query: string; onlyBreaking: boolean }
): ChangedComponent[] {
  const words = queryWords(query);
  return components.flatMap((component) => {
    const changes = component.changes.filter(
      (change) => (!onlyBreaking || isBreaking(change)) && hasWords(words, searchText(component, change))
    );
    return changes.length === 0 ? [] : [{ ...component, changes }];
  });
}

function searchText({ name, module }: ChangedComponent, change: ListedChange): string {
  const prop = change.subject === 'prop' ? [change.prop, change.kind === 'renamed' ? change.before : null] : [];
  return fold([name, module, ...prop].join(' '));
}
