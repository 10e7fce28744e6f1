import { nearestName } from '../../core/names.ts';
import { UserError } from '../../core/userError.ts';
import type { Change } from '../../history/change.ts';
import { createFixesOf, type FixesOf } from '../../history/codemods.ts';
import { compareSnapshots } from '../../history/compareSnapshots.ts';
import { nameOf, type Snapshot } from '../../history/snapshot.ts';
import { type CommandLine, UsageError } from '../cli/commandLine.ts';
import { codemodsOnTheWay } from './codemodsOnTheWay.ts';
import { formatChanges } from './formatChanges.ts';
import { openSnapshot } from './openSnapshot.ts';
import { releaseSource } from './releaseSource.ts';

/** `patternbook diff`: differences are a result, not a failure. */
export async function diff({ files, packages, site, only, json }: CommandLine): Promise<number> {
  const [from, to, ...others] = files;
  if (from === undefined || to === undefined || others.length > 0) {
    throw new UsageError('"diff" needs two releases to compare, such as "patternbook diff 2.3 2.4".');
  }
  const source = await releaseSource({ packages, site });
  // One after the other: each may need a gigabyte.
  const before = await openSnapshot(from, source);
  const after = await openSnapshot(to, source);
  const changes = compareSnapshots(before, after);
  const codemods = codemodsOnTheWay(source, [
    { name: from, snapshot: before },
    { name: to, snapshot: after }
  ]);
  const fixesOf = createFixesOf(codemods, changes);
  const shown = only === null ? changes : changesOfComponent(only, changes, [before, after]);
  process.stdout.write(
    json
      ? `${JSON.stringify({ from: { name: from, packages: before.packages }, to: { name: to, packages: after.packages }, changes: shown.map((change) => withCodemods(change, fixesOf)) }, null, 2)}\n`
      : formatChanges(shown, { from, to }, fixesOf)
  );
  return 0;
}

/** A change as JSON, with the rules that mend it if there are some. */
function withCodemods(change: Change, fixesOf: FixesOf): object {
  const codemods = fixesOf(change).map(({ rule, href, codemod: { release, command } }) => ({
    rule,
    href,
    release,
    command
  }));
  return codemods.length === 0 ? change : { ...change, codemods };
}

/** @throws UserError if no release has the component */
function changesOfComponent(name: string, changes: readonly Change[], snapshots: readonly Snapshot[]): Change[] {
  const isMeant = (id: string): boolean => id === name || nameOf(id) === name || nameOf(id).startsWith(`${name}.`);
  const ids = snapshots.flatMap(({ components }) => Object.keys(components));
  if (!ids.some(isMeant)) {
    const near = nearestName(name, [...new Set(ids.map(nameOf))]);
    throw new UserError(`Neither release has a component "${name}".${near === null ? '' : ` Did you mean ${near}?`}`);
  }
  return changes.filter(
    (change) => (change.subject === 'component' || change.subject === 'prop') && isMeant(change.component)
  );
}
