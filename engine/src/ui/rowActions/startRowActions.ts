import { withSheet } from '../../browser/loadPart.ts';

/** Rows of CSS variables, and of properties of a component that an example of the page uses. */
const ACTIONABLE_ROW = '[data-table=variables] > tbody > tr, [data-used-by] [data-table=props] > tbody > tr';

/**
 * Shows the actions of a row of the reference tables as soon as pointer, touch or focus reach it. One listener serves
 * all rows, which are thousands on some pages; the actions are fetched for the first.
 */
export function startRowActions(main: HTMLElement): void {
  const show = ({ target }: Event): void => {
    const row = target instanceof Element ? target.closest('tr') : null;
    if (row?.matches(ACTIONABLE_ROW) && main.querySelector('[data-preview]')) {
      withSheet(import('./RowActions.tsx'))
        .then(({ showRowActions }) => showRowActions(row))
        .catch(noop);
    }
  };
  main.addEventListener('pointerover', show);
  main.addEventListener('focusin', show);
}

function noop(): void {
  // Nobody asked for the actions: the next row retries silently.
}
