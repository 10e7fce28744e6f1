import { readPreference } from '../../../browser/preferences.ts';

/** Follows the reader's preferred implementation of components, if there is one (`implementations.ts` has the key). */
export function startImplementation(): void {
  if (readPreference('patternbook-implementation')) {
    void import('./preferImplementation.ts').then(
      ({ preferImplementation }) => preferImplementation(),
      () => undefined
    );
  }
}
