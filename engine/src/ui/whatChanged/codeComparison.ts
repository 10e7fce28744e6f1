import { type Change, movesOf } from '../../history/change.ts';
import { codemodsBetween, createFixesOf, type Fix } from '../../history/codemods.ts';
import { packageOf } from '../../history/snapshot.ts';
import type { UsedChange } from '../../lint/changes/usedChange.ts';
import { usedChanges } from '../../lint/changes/usedChanges.ts';
import type { Uses } from '../../lint/changes/uses.ts';
import { type Known, newestOf } from './comparison.ts';
import type { MatchedPackage } from './projectPackages.ts';

/** A change that concerns the reader's code, and what mends it. */
export interface CodeChange extends UsedChange {
  fixes: readonly Fix[];
}

/** The releases that code was written for: one for all packages, or that of each. */
export type CodeSince = { kind: 'release'; name: string } | { kind: 'project'; matched: readonly MatchedPackage[] };

/**
 * Lists the changes that concern code. Of a project, each package counts from its own release on; what belongs to no
 * package, such as CSS variables, and packages that the project doesn't name, from the oldest of these.
 */
export function changesForCode(known: Known, uses: Uses, since: CodeSince): CodeChange[] {
  if (since.kind === 'release') {
    return changesFrom(known, uses, since.name);
  }
  const order = known.history.releases.map(({ name }) => name);
  const releases = order.filter((name) => since.matched.some(({ release }) => release === name));
  const releaseOf = new Map(since.matched.map(({ name, release }) => [name, release]));
  return releases.flatMap((release) =>
    changesFrom(known, uses, release).filter((change) => (releaseOf.get(change.owner) ?? releases[0]) === release)
  );
}

function changesFrom({ history, codemods }: Known, uses: Uses, release: string): (CodeChange & { owner: string })[] {
  const newest = newestOf(history);
  const [before, after] = [history.snapshotOf(release), history.snapshotOf(newest)];
  if (!before || !after || release === newest) {
    return [];
  }
  const changes = history.changesBetween(release, newest);
  const moves = movesOf(changes);
  const fixesOf = createFixesOf(codemodsBetween(codemods, history.releases, release, newest), changes);
  return usedChanges(uses, { before, after, changes }).map((used) => {
    const { change } = used;
    return {
      ...used,
      fixes: change.subject === 'class' ? [] : fixesOf(change),
      owner: ownerOf(change, (id) => moves.get(id) ?? id)
    };
  });
}

/** The package that a change belongs to in the earlier release; empty if it belongs to none. */
function ownerOf(change: Change | UsedChange['change'], idBefore: (id: string) => string): string {
  switch (change.subject) {
    case 'component':
    case 'prop':
      return packageOf(idBefore(change.component));
    case 'field':
      return packageOf(change.export);
    case 'export':
      return packageOf(change.kind === 'moved' ? (change.before ?? '') : change.export);
    case 'icon':
    case 'package':
    case 'example':
      return change.package;
    case 'variable':
    case 'token':
    case 'class':
      return '';
  }
}

/** Tells if code uses anything of the design system, as far as anybody can tell. @param packages of any release */
export function usesSystem({ imports, variables, unknownClasses }: Uses, packages: ReadonlySet<string>): boolean {
  return (
    variables.length > 0 ||
    unknownClasses.length > 0 ||
    imports.some(({ specifier }) => packages.has(packageOf(specifier)))
  );
}
