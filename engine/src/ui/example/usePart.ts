import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { loadPart, withSheet } from '../../browser/loadPart.ts';

/**
 * Loads a lazy part of a component once it is needed; shows a notice with a retry button if that fails. It is also
 * loaded again when it is needed again.
 * @param what name of the part, as in `parts` of `core/texts.ts`
 * @param attempt each new number tries again, if the part is needed and did not load
 * @returns null until loaded; the part stays loaded
 */
export function usePart<Part extends object>(
  what: string,
  isWanted: boolean,
  load: () => Promise<Part>,
  attempt = 0
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const isLoading = useRef(false);
  const begin = useEffectEvent(() => {
    if (!isLoading.current && part === null) {
      isLoading.current = true;
      void loadPart(what, () => withSheet(load()), setPart).then(() => (isLoading.current = false));
    }
  });
  useEffect(() => {
    if (isWanted) {
      begin();
    }
  }, [isWanted, attempt]);
  return part;
}
