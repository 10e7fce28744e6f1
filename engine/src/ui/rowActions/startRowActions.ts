import { withSheet } from '../../browser/loadPart.ts';

/** Rows of CSS variables, and of properties of a component that an example of the page uses. */
const ACTIONABLE_ROW = '[data-table=variables] > tbody > tr, [data-used-by] [data-table=props] > tbody > tr';

/**
 * Shows the actions of a row of the reference tables on hover, touch or focus. Uses event delegation, since some pages
 * have thousands of rows; the actions are loaded for the first one.
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
  // The reader didn't request the actions: the next row retries silently.
}
