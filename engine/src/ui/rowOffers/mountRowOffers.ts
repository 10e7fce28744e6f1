import { mountOverlay } from '../../live/mountIsland.tsx';
import { RowOffers } from './RowOffers.tsx';
import { moveReader } from './readerRow.ts';

let isMounted = false;

/** Shows what can be done with a row of a reference table, unless what another one offers has the focus. */
export function offerAt(row: HTMLTableRowElement): void {
  // The reader may have left the page meanwhile.
  if (row.isConnected && !document.activeElement?.matches('.pb-row-offer')) {
    moveReader(row);
    if (!isMounted) {
      mount();
    }
  }
}

/** Offers end with the page. */
function mount(): void {
  const host = document.createElement('div');
  document.body.append(host);
  const offers = mountOverlay(host, RowOffers, { label: 'What can be done with a row', props: {} });
  isMounted = true;
  document.addEventListener(
    'patternbook:leave',
    () => {
      moveReader(null);
      offers.unmount();
      host.remove();
      isMounted = false;
    },
    { once: true }
  );
}
