import { readFromVisit, storeForVisit } from '../../browser/visitStorage.ts';
import { createStore, type Store } from '../../core/store.ts';

/** Addresses of solved exercises, which have no spaces. Like the reader's code, they are kept for the visit. */
const KEY = 'patternbook-solved-exercises';

let store: Store<readonly string[]> | null = null;

function solvedStore(): Store<readonly string[]> {
  return (store ??= createStore<readonly string[]>(readFromVisit(KEY)?.split(' ') ?? []));
}

/** Addresses of the exercises that the reader has solved. */
export function solvedExercises(): readonly string[] {
  return solvedStore().get();
}

/** Returns the address of an exercise of this page. @param slug anchor of its example */
export function exerciseAddress(slug: string): string {
  return `${location.pathname}#${slug}`;
}

/** Remembers that the reader has solved an exercise of this page. */
export function markSolved(slug: string): void {
  const address = exerciseAddress(slug);
  const before = solvedExercises();
  if (!before.includes(address)) {
    const solved = [...before, address];
    storeForVisit(KEY, solved.join(' '));
    solvedStore().set(solved);
  }
}

/** Calls a listener when an exercise is solved. @returns function that stops it */
export function onSolved(listener: () => void): () => void {
  return solvedStore().subscribe(listener);
}
