import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { createElement } from '../../../browser/dom.ts';
import type { OpenedProps } from '../../islands/contract.ts';
import { Player } from './Player.tsx';
import type { PlayedClaim } from './rehearsal.ts';

interface ClaimPlayerProps extends OpenedProps {
  claim: PlayedClaim;
  /** Title of the example. */
  title: string;
}

/** Closes the open player of the page: there is one at a time. */
let closeOpen: (() => void) | null = null;

/** Plays a claim in its example, below the table of the button that opens and closes it. */
export function ClaimPlayer({ claim, title, opener }: ClaimPlayerProps) {
  const [isOpen, setOpen] = useState(true);
  const [place] = useState(() => createElement('div'));

  useEffect(() => {
    const toggle = (): void => setOpen((before) => !before);
    opener.addEventListener('click', toggle);
    return () => opener.removeEventListener('click', toggle);
  }, [opener]);

  useLayoutEffect(() => {
    opener.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) {
      return undefined;
    }
    const close = (): void => setOpen(false);
    closeOpen?.();
    closeOpen = close;
    opener.closest('table')?.after(place);
    return () => {
      place.remove();
      if (closeOpen === close) {
        closeOpen = null;
      }
    };
  }, [isOpen, opener, place]);

  const close = (): void => {
    setOpen(false);
    opener.focus();
  };
  return isOpen && createPortal(<Player claim={claim} title={title} onClose={close} />, place);
}
