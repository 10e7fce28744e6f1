import { hasStoredDrafts } from '../ui/example/storedDrafts.ts';
import { loadPart, withSheet } from './loadPart.ts';

/** Begins the fragment of an address that carries code (`ui/example/share/sharedCode.ts`). */
const SHARED = '#code=';

const WHAT = 'The controls of examples';

/**
 * Opens the code that an address carries, and what a document before this one left, at the examples of a page.
 * @returns stops
 */
export function startSharedExamples(main: HTMLElement): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const followAddress = (): void => {
    if (location.hash.startsWith(SHARED)) {
      const load = () => withSheet(import('../ui/example/share/openSharedCode.ts'));
      void loadPart(WHAT, load, ({ openSharedCode }) => !signal.aborted && openSharedCode(main));
    }
  };
  addEventListener('hashchange', followAddress, { signal });
  if (hasStoredDrafts()) {
    void loadPart(
      WHAT,
      () => import('../ui/example/exampleStore.ts'),
      ({ resumeExamples }) => resumeExamples()
    );
  }
  followAddress();
  return () => lifetime.abort();
}
