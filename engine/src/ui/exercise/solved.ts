import { readFromVisit, storeForVisit } from '../../browser/visitStorage.ts';

/** Addresses of solved exercises, which have no spaces. Like the reader's code, they are kept for the visit. */
const KEY = 'patternbook-solved-exercises';

const listeners = new Set<() => void>();
let solved: readonly string[] | null = null;

/** Addresses of the exercises that the reader has solved. */
export function solvedExercises(): readonly string[] {
  return (solved ??= readFromVisit(KEY)?.split(' ') ?? []);
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
    solved = [...before, address];
    storeForVisit(KEY, solved.join(' '));
    listeners.forEach((listener) => listener());
  }
}

/** Calls a listener when an exercise is solved. @returns function that stops it */
export function onSolved(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
