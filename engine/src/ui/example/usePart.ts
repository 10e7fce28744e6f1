import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { loadPart, withSheet } from '../../browser/loadPart.ts';

/**
 * Loads a lazy part of a component once it is needed; shows a notice with a retry button if that fails.
 * @param what name of the part, as in `parts` of `core/texts.ts`
 * @returns null until loaded; the part stays loaded
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
