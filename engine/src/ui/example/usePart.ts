import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { loadPart, withSheet } from '../../browser/loadPart.ts';

/**
 * Fetches what a component shows on demand, once it is wanted; says so over the page if that fails, with another try.
 * @param what begins a sentence, e.g. "The menu"
 * @returns null until it is there; it stays
 */
export function usePart<Part extends object>(what: string, isWanted: boolean, load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const isLoading = useRef(false);
  const begin = useEffectEvent(() => {
    if (!isLoading.current) {
      isLoading.current = true;
      void loadPart(what, () => withSheet(load()), setPart);
    }
  });
  useEffect(() => {
    if (isWanted) {
      begin();
    }
  }, [isWanted]);
  return part;
}
