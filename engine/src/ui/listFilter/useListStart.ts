import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Shows the beginning of a list once the reader has filtered it: the controls stay in view while the list scrolls, but
 * what they find begins where the list does. After a return to the page, the browser restores the place instead.
 * @param found what the filter found, a new value each time
 * @param listOf returns the list with its controls
 * @returns to call when the reader changes the filter
 */
export function useListStart(found: unknown, listOf: () => Element | null | undefined): () => void {
  const isChanged = useRef(false);
  const showStart = useEffectEvent(() => {
    const list = isChanged.current ? listOf() : null;
    if (list && list.getBoundingClientRect().top < 0) {
      list.scrollIntoView({ behavior: 'instant' });
    }
    isChanged.current = false;
  });
  useLayoutEffect(() => showStart(), [found]);
  return () => {
    isChanged.current = true;
  };
}
