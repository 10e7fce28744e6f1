import {
  type Change,
  type ExampleChange,
  isListed,
  type ListedChange,
  type Moves,
  movesOf,
  type PropChange,
  type ReleaseChanges
} from './change.ts';
import { compareSnapshots } from './compareSnapshots.ts';
import type { HistoryFile, ReleaseSnapshot, StoredRelease } from './historyFile.ts';
import { readHistory } from './readHistory.ts';
import { firstRelease, type Named } from './since.ts';
import type { Snapshot } from './snapshot.ts';

/** What is known of the releases of a design system. */
export interface History {
  /** Oldest first. */
  releases: readonly StoredRelease[];
  /** Everything that is known of a release; null if it isn't stored. */
  snapshotOf(release: string): Snapshot | null;
  /** Changes from one release to another one, in either direction. @throws Error for a release that isn't stored */
  changesBetween(from: string, to: string): Change[];
  /** What each release brought, newest first; the oldest one has nothing to compare with. */
  changesByRelease(): readonly ReleaseChanges[];
  /**
   * What each release changed of a component, newest first, also under the ids that it had before it moved. Releases
   * without changes are left out, and so are releases from which on it was another component under the same id.
   * @param id of a component in the newest release, or in the last one that has it
   */
  changesOf(id: string): ReleaseChanges<ListedChange>[];
  /** What each release changed of a property, newest first. @param name in the newest release */
  changesOfProp(component: string, name: string): ReleaseChanges<PropChange>[];
  /** Which examples of a tab each release added or removed, newest first. @param tab its address */
  changesOfExamples(tab: string): ReleaseChanges<ExampleChange>[];
  /**
   * The first stored release that has something. Null if the oldest one has it already, and for what the newest one
   * doesn't have; also if the whole that it belongs to is no older: a component of its package, a property of its
   * component, a variable of its style sheet or of the version in its name, the tokens.
   */
  sinceOf: (named: Named) => string | null;
}

/** Opens a stored history. Comparing all releases takes a second or two for a large system, once. */
export function openHistory(file: HistoryFile): History {
  const releases = readHistory(file);
  const byName = new Map(releases.map(({ name, snapshot }) => [name, snapshot]));
  const required = (name: string): Snapshot => {
    const found = byName.get(name);
    if (!found) {
      throw new Error(`The release ${name} is not stored. There are ${[...byName.keys()].join(', ')}.`);
    }
    return found;
  };
  let compared: ReleaseChanges[] | null = null;
  let byComponent: ComponentChanges[] | null = null;
  let moves: Moves[] | null = null;
  const changesByRelease = (): ReleaseChanges[] => (compared ??= compareNeighbors(releases));

  const changesByComponent = (): ComponentChanges[] => (byComponent ??= changesByRelease().map(groupByComponent));

  const changesOf = (id: string): ReleaseChanges<ListedChange>[] => {
    let current = id;
    return changesByComponent().flatMap(({ release, changes }) => {
      const own = changes.get(current) ?? [];
      current = own.find(isMove)?.before ?? current;
      return own.length === 0 ? [] : [{ release, changes: own }];
    });
  };

  return {
    releases: file.releases,
    snapshotOf: (release) => byName.get(release) ?? null,
    changesBetween: (from, to) => compareSnapshots(required(from), required(to)),
    changesByRelease,
    changesOf,
    changesOfProp: (component, name) => {
      let current = name;
      return changesOf(component).flatMap(({ release, changes }) => {
        const own = changes.filter(
          (change): change is PropChange => change.subject === 'prop' && change.prop === current
        );
        current = own.find(({ kind }) => kind === 'renamed')?.before ?? current;
        return own.length === 0 ? [] : [{ release, changes: own }];
      });
    },
    changesOfExamples: (tab) =>
      changesByRelease().flatMap(({ release, changes }) => {
        const own = changes.filter(
          (change): change is ExampleChange => change.subject === 'example' && change.tab === tab
        );
        return own.length === 0 ? [] : [{ release, changes: own }];
      }),
    sinceOf: (named) =>
      firstRelease(named, releases, (moves ??= changesByRelease().map(({ changes }) => movesOf(changes))))
  };
}

/** What a release changed, by the id of the component. */
interface ComponentChanges {
  release: string;
  changes: ReadonlyMap<string, ListedChange[]>;
}

function groupByComponent({ release, changes }: ReleaseChanges): ComponentChanges {
  return { release, changes: Map.groupBy(changes.filter(isListed), ({ component }) => component) };
}

function isMove({ kind }: ListedChange): boolean {
  return kind === 'moved';
}

/** Compares each release with the one before it; the newest comes first. */
function compareNeighbors(releases: readonly ReleaseSnapshot[]): ReleaseChanges[] {
  return releases
    .flatMap(({ name, snapshot }, index) => {
      const before = releases[index - 1];
      return before ? [{ release: name, changes: compareSnapshots(before.snapshot, snapshot) }] : [];
    })
    .toReversed();
}
