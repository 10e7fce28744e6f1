import { useCallback, useEffect, useState } from 'react';

import { ICON_ANCHOR_PREFIX, type IconEntry, type IconsData } from '../../core/icons.ts';
import { fetchJson } from './iconPictures.ts';

const INDEX_ADDRESS = '/api/icons.json';

type Icons = 'loading' | 'failed' | readonly IconEntry[];

/** The list of all icons. @returns it, and what loads it anew after a failure */
export function useIcons(): [icons: Icons, reload: () => void] {
  const [icons, setIcons] = useState<Icons>('loading');
  const load = (): void =>
    void fetchJson(INDEX_ADDRESS).then(
      (data) => setIcons((data as IconsData).icons),
      () => setIcons('failed')
    );
  useEffect(load, []);
  const reload = (): void => {
    setIcons('loading');
    load();
  };
  return [icons, reload];
}

interface AddressedIcon {
  icon: IconEntry | undefined;
  open: (icon: IconEntry) => void;
  close: (icon: IconEntry) => void;
}

/** The icon that the address names, so that its details can be linked to. Opening one is no step in the history. */
export function useAddressedIcon(icons: readonly IconEntry[]): AddressedIcon {
  const [hash, setHash] = useState('');
  useEffect(() => {
    const follow = (): void => setHash(location.hash);
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const change = useCallback((from: string, to: string): void => {
    // Details that close because the address names something else leave that alone.
    if (location.hash === from) {
      history.replaceState(history.state, '', `${location.pathname}${location.search}${to}`);
    }
    setHash(location.hash);
  }, []);
  return {
    icon: icons.find((icon) => anchorOf(icon) === hash),
    open: useCallback((icon) => change(location.hash, anchorOf(icon)), [change]),
    close: useCallback((icon) => change(anchorOf(icon), ''), [change])
  };
}

function anchorOf({ name }: IconEntry): string {
  return `#${ICON_ANCHOR_PREFIX}${name}`;
}
