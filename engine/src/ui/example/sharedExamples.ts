import * as texts from '../../core/texts.ts';
import { hasStoredDrafts } from './draftStorage.ts';
import { anchorPart } from '../../browser/links.ts';
import { loadPart, withSheet } from '../../browser/loadPart.ts';

/** Prefix of fragments that contain code (`ui/example/share/sharedCode.ts`). */
const SHARED = '#code=';

/**
 * Applies shared code and preview settings in the address to the examples of a page, and restores drafts of the
 * previous document.
 * @returns cleanup function
 */
export function startSharedExamples(main: HTMLElement): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const followAddress = (): void => {
    const { hash } = location;
    if (hash.startsWith(SHARED)) {
      const load = () => withSheet(import('./share/openSharedCode.ts'));
      void loadPart(texts.parts.exampleControls, load, ({ openSharedCode }) => !signal.aborted && openSharedCode(main));
    } else if (hash !== anchorPart(hash)) {
      const load = () => import('./settings/showInSettings.ts');
      void loadPart(texts.parts.exampleControls, load, ({ showInSettings }) => !signal.aborted && showInSettings(hash));
    }
  };
  addEventListener('hashchange', followAddress, { signal });
  if (hasStoredDrafts()) {
    void loadPart(
      texts.parts.exampleControls,
      () => import('./exampleStore.ts'),
      ({ resumeExamples }) => resumeExamples()
    );
  }
  followAddress();
  return () => lifetime.abort();
}
