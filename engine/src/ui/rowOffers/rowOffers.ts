import { withSheet } from '../../browser/loadPart.ts';

/** Of CSS variables, and of properties of a component that an example of the page uses. */
const OFFERING_ROW = '[data-table=variables] > tbody > tr, [data-used-by] [data-table=props] > tbody > tr';

/**
 * Offers what can be done with a row of the reference tables as soon as the reader is at it: the pointer, a finger or
 * the keyboard. One listener for all rows, which are thousands on some pages; what it offers is fetched by the first.
 */
export function startRowOffers(main: HTMLElement): void {
  const offer = ({ target }: Event): void => {
    const row = target instanceof Element ? target.closest('tr') : null;
    if (row?.matches(OFFERING_ROW) && main.querySelector('[data-preview]')) {
      withSheet(import('./mountRowOffers.ts'))
        .then(({ offerAt }) => offerAt(row))
        .catch(ignore);
    }
  };
  main.addEventListener('pointerover', offer);
  main.addEventListener('focusin', offer);
}

function ignore(): void {
  // Nobody has asked for the offer yet; when the reader comes to a row again, it is another try.
}
