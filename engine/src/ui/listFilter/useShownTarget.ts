import { useEffect, useEffectEvent } from 'react';

import { anchorOf } from '../../browser/links.ts';

/**
 * Shows all of a list when an address or a link leads to a part of it that the filter hides: the reader asked for that
 * part last.
 * @param showAll takes the filter away, before it returns
 */
export function useShownTarget(listId: string, showAll: (follow: 'now' | 'withLink') => void): void {
  const isHidden = (hash: string): boolean => {
    const target = anchorOf(hash);
    const list = document.getElementById(listId);
    return target !== null && list?.contains(target) === true && target.closest('[hidden]') !== null;
  };
  // Before the browser goes there, so that it finds the place.
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
