import { withSheet } from '../../browser/loadPart.ts';
import { VARIABLE_ROW } from './variableRow.ts';

/** Rows of CSS variables, and of properties that can be tried in an example of the page. */
const ACTIONABLE_ROW = `${VARIABLE_ROW}, [data-sample]`;

/** The disclosure in a row of CSS variables. */
const VARIABLE_DETAILS = `${VARIABLE_ROW} details`;

/**
 * Shows the actions of a row of the reference tables on hover, touch or focus, and links the tokens of an opened one.
 * Uses event delegation, since some pages have thousands of rows; both are loaded for the first one.
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
  const link = ({ target }: Event): void => {
    if (target instanceof HTMLDetailsElement && target.matches(VARIABLE_DETAILS)) {
      void import('../reference/linkTokens.ts').then(({ linkTokens }) => linkTokens(target), noop);
    }
  };
  main.addEventListener('pointerover', show);
  main.addEventListener('focusin', show);
  // `toggle` events don't bubble.
  main.addEventListener('toggle', link, { capture: true });
}

function noop(): void {
  // The reader requested neither actions nor links: the next row retries silently.
}
