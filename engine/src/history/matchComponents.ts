import { type ComponentFacts, nameOf, packageOf, type Snapshot } from './snapshot.ts';
import { typeForm } from './compareTypes.ts';

/** The same component in two releases, under the same id or another one. */
export interface ComponentPair {
  before: string;
  after: string;
}

/** Components of two releases that belong together, and those that only one of them has. */
export interface MatchedComponents {
  pairs: ComponentPair[];
  added: string[];
  removed: string[];
}

/** The rest of a component's properties may change, but not most of them. */
const LEAST_SIMILARITY = 0.5;
/** What counts for a component that stays where it is, so that only a clear resemblance to another one moves it. */
const STAYS = 0.4;

interface Candidate extends ComponentPair {
  score: number;
}

/**
 * Matches the components of two releases by name. One that is exported elsewhere has moved; where a name is exported in
 * several places, its properties tell which one is which, such as when a new component takes the place of an old one
 * that is still exported elsewhere.
 */
export function matchComponents(before: Snapshot, after: Snapshot): MatchedComponents {
  const older = Map.groupBy(Object.keys(before.components), nameOf);
  const newer = Map.groupBy(Object.keys(after.components), nameOf);
  const pairs = [...older].flatMap(([name, ids]) => pairsOf(ids, newer.get(name) ?? [], before, after));
  const matchedBefore = new Set(pairs.map((pair) => pair.before));
  const matchedAfter = new Set(pairs.map((pair) => pair.after));
  return {
    pairs: pairs.toSorted((a, b) => compare(a.after, b.after)),
    added: Object.keys(after.components).filter((id) => !matchedAfter.has(id)),
    removed: Object.keys(before.components).filter((id) => !matchedBefore.has(id))
  };
}

function pairsOf(
  before: readonly string[],
  after: readonly string[],
  { components: old }: Snapshot,
  { components: recent }: Snapshot
): ComponentPair[] {
  if (sameIds(before, after)) {
    return before.map((id) => ({ before: id, after: id }));
  }
  const isOnlyOne = before.length === 1 && after.length === 1;
  const candidates = before
    .flatMap((one) => after.map((other) => ({ before: one, after: other, score: scoreOf(one, other) })))
    .toSorted(compareCandidates);
  const usedBefore = new Set<string>();
  const usedAfter = new Set<string>();
  return candidates.flatMap((candidate) => {
    if (candidate.score < LEAST_SIMILARITY || usedBefore.has(candidate.before) || usedAfter.has(candidate.after)) {
      return [];
    }
    usedBefore.add(candidate.before);
    usedAfter.add(candidate.after);
    return [{ before: candidate.before, after: candidate.after }];
  });

  function scoreOf(one: string, other: string): number {
    const similarity = similarityOf(old[one], recent[other]);
    if (one === other) {
      // A component that stays is itself, whatever has changed, unless another one is clearly it.
      return Math.max(similarity + STAYS, LEAST_SIMILARITY);
    }
    if (packageOf(one) !== packageOf(other)) {
      // Packages have components of the same name that have nothing to do with each other.
      return isOnlyOne || similarity === 1 ? similarity : similarity / 2;
    }
    return isOnlyOne && haveNamesInCommon(old[one], recent[other])
      ? Math.max(similarity, LEAST_SIMILARITY)
      : similarity;
  }
}

function sameIds(one: readonly string[], other: readonly string[]): boolean {
  const ids = new Set(one);
  return one.length === other.length && other.every((id) => ids.has(id));
}

/** Whether two components of the same name can be one whose properties have changed: one has half of those of the other. */
function haveNamesInCommon(one: ComponentFacts | undefined, other: ComponentFacts | undefined): boolean {
  const first = Object.keys(one?.props ?? {});
  const second = Object.keys(other?.props ?? {});
  const common = first.filter((name) => Object.hasOwn(other?.props ?? {}, name)).length;
  return common * 2 >= Math.min(first.length, second.length);
}

/** The share of properties that both have with the same type, from 0 to 1. */
function similarityOf(one: ComponentFacts | undefined, other: ComponentFacts | undefined): number {
  const first = propForms(one);
  const second = propForms(other);
  const all = new Set([...first, ...second]).size;
  return all === 0 ? 1 : [...first].filter((form) => second.has(form)).length / all;
}

function propForms(component: ComponentFacts | undefined): Set<string> {
  return new Set(
    Object.entries(component?.props ?? {}).map(([name, { type, required }]) => `${name}: ${typeForm(type, !required)}`)
  );
}

/** The order doesn't depend on which release is the older one. */
function compareCandidates(a: Candidate, b: Candidate): number {
  return b.score - a.score || compare(keyOf(a), keyOf(b));
}

function keyOf({ before, after }: ComponentPair): string {
  return [before, after].toSorted().join('\n');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
