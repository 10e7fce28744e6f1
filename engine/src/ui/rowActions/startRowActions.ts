import { withSheet } from '../../browser/loadPart.ts';
import { VARIABLE_ROW } from './variableRow.ts';

/** Rows of CSS variables, and of properties that can be tried in an example of the page. */
const ACTIONABLE_ROW = `${VARIABLE_ROW}, [data-sample]`;

/**
 * Shows the actions of a row of the reference tables on hover, touch or focus. Uses event delegation, since some pages have
 * thousands of rows; they are loaded for the first one.
 */
export function startRowActions(main: HTMLElement): void {
  const show = ({ target }: Event): void => {
    const row = target instanceof Element ? target.closest<HTMLTableRowElement>(ACTIONABLE_ROW) : null;
    if (row && main.querySelector('[data-preview]')) {
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
