import { RowOffers } from './RowOffers.tsx';
import { moveReader } from './readerRow.ts';

let mounted: Promise<void> | null = null;

/**
 * Shows what can be done with a row of a reference table, unless what another one offers has the focus.
 * @throws (rejects) when what mounts it can't be loaded; the next call tries again
 */
export async function offerAt(row: HTMLTableRowElement): Promise<void> {
  // The reader may have left the page meanwhile.
  if (row.isConnected && !document.activeElement?.matches('.pb-row-offer')) {
    moveReader(row);
    mounted ??= mount();
    mounted.catch(() => (mounted = null));
    await mounted;
  }
}

/** Offers end with the page. Imported statically, what mounts them would be one more request of pages with examples. */
async function mount(): Promise<void> {
  const { mountOverlay } = await import('../../browser/islands/mountIsland.tsx');
  const host = document.createElement('div');
  document.body.append(host);
  const offers = mountOverlay(host, RowOffers, { label: 'What can be done with a row', props: {} });
  document.addEventListener(
    'patternbook:leave',
    () => {
      moveReader(null);
      offers.unmount();
      host.remove();
      mounted = null;
    },
    { once: true }
  );
}
