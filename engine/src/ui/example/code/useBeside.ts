import { useSyncExternalStore } from 'react';

import { readPreference, storePreference, subscribePreferences } from '../../../browser/preferences.ts';
import { sectionOf } from '../exampleSection.ts';
import type { Example } from '../exampleStore.ts';

/** Preference key of the place of code; nothing for below the preview. */
const KEY = 'patternbook-code-place';

const BESIDE = 'beside';

/** Where the code of an example stands, and how to change it. */
export interface CodePlace {
  /** Whether code stands beside the preview where the window has room for both. */
  isBeside: boolean;
  setBeside: (isBeside: boolean) => void;
}

/** Returns the place of an example's code, which is the reader's preference; null if it can only be below the preview. */
export function useBeside(example: Example): CodePlace | null {
  const isBeside = useSyncExternalStore(subscribePreferences, () => readPreference(KEY) === BESIDE);
  return canBeBeside(example)
    ? { isBeside, setBeside: (beside) => storePreference(KEY, beside ? BESIDE : null) }
    : null;
}

/** Examples in the column of a page have room beside them, unlike figures in their rows, playgrounds, and exercises. */
function canBeBeside(example: Example): boolean {
  return sectionOf(example)?.matches('.pb-columns .pb-example:not(.pb-figure)') === true;
}
