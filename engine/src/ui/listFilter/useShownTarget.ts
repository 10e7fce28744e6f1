import { useEffect, useEffectEvent } from 'react';

import { anchorOf } from '../../browser/links.ts';

/**
 * Clears the filter of a list when the address or a link leads to a part that the filter hides.
 * @param showAll clears the filter, synchronously
 */
export function useShownTarget(listId: string, showAll: (follow: 'now' | 'withLink') => void): void {
  const isHidden = (hash: string): boolean => {
    const target = anchorOf(hash);
    const list = document.getElementById(listId);
    return target !== null && list?.contains(target) === true && target.closest('[hidden]') !== null;
  };
  // Capture phase: the target is visible before the browser scrolls to it.
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (link?.pathname === location.pathname && isHidden(link.hash)) {
      showAll('withLink');
    }
  });
  const onAddress = useEffectEvent(() => {
    if (isHidden(location.hash)) {
      showAll('now');
      anchorOf(location.hash)?.scrollIntoView();
    }
  });
  useEffect(() => {
    onAddress();
    document.addEventListener('click', onClick, { capture: true });
    addEventListener('popstate', onAddress);
    addEventListener('hashchange', onAddress);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      removeEventListener('popstate', onAddress);
      removeEventListener('hashchange', onAddress);
    };
  }, []);
}
