import { useEffect, useEffectEvent, useRef } from 'react';

import { anchorPart } from '../../browser/links.ts';

/** Debounce of address updates. */
const ADDRESS_MS = 300;

/**
 * Synchronizes the address's fragment with the values of a feature: reads values from the fragment, and writes it
 * without adding history entries.
 */
export function useAddress(anchor: string, fragment: string, onHash: (hash: string) => void): void {
  const written = useRef(fragment);
  const readAddress = useEffectEvent(() => {
    const { hash } = location;
    if (hash !== written.current && hash !== anchorPart(hash) && anchorPart(hash) === `#${anchor}`) {
      written.current = hash;
      // The browser doesn't find anchors with values itself.
      document.getElementById(anchor)?.scrollIntoView();
      onHash(hash);
    }
  });
  useEffect(() => {
    readAddress();
    addEventListener('hashchange', readAddress);
    return () => removeEventListener('hashchange', readAddress);
  }, []);
  useEffect(() => {
    if (fragment === written.current) {
      return undefined;
    }
    const timer = setTimeout(() => {
      written.current = fragment;
      history.replaceState(history.state, '', fragment);
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [fragment]);
}
