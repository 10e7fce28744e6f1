import { moveReader } from '../../ui/rowOffers/readerRow.ts';
import { withSheet } from '../loadPart.ts';

/** Of CSS variables, and of properties of a component that an example of the page uses. */
const OFFERING_ROW = '[data-table=variables] > tbody > tr, [data-used-by] [data-table=props] > tbody > tr';

let offers: Promise<void> | null = null;

/**
 * Offers what can be done with a row of the reference tables (`ui/rowOffers`) as soon as the reader is at it: the
 * pointer, a finger or the keyboard. One listener for all rows, which are thousands on some pages.
 */
export function startRowOffers(main: HTMLElement): void {
  const offer = ({ target }: Event): void => {
    const row = target instanceof Element ? target.closest('tr') : null;
    // An offer that has the focus stays.
    if (
      row?.matches(OFFERING_ROW) &&
      main.querySelector('[data-preview]') &&
      !document.activeElement?.matches('.pb-row-offer')
    ) {
      moveReader(row);
      offers ??= mountOffers().catch(() => {
        // Nobody has asked for the offer yet; when the reader comes to a row again, it is another try.
        offers = null;
      });
    }
  };
  main.addEventListener('pointerover', offer);
  main.addEventListener('focusin', offer);
}

/** They end with the page. */
async function mountOffers(): Promise<void> {
  const [{ RowOffers }, { mountOverlay }] = await withSheet(
    Promise.all([import('../../ui/rowOffers/RowOffers.tsx'), import('../../live/mountIsland.tsx')])
  );
  const host = document.createElement('div');
  document.body.append(host);
  const mounted = mountOverlay(host, RowOffers, { label: 'What can be done with a row', props: {} });
  document.addEventListener(
    'patternbook:leave',
    () => {
      offers = null;
      moveReader(null);
      mounted.unmount();
      host.remove();
    },
    { once: true }
  );
}
