import { loadPart } from '../../browser/loadPart.ts';
import * as texts from '../../core/texts.ts';
import { VARIABLE_ROW } from '../rowActions/variableRow.ts';

/**
 * Shows the steps to a value and its name in scripts when the reader opens its row: they aren't in the HTML, where they
 * would be half of some pages. Loads nothing before.
 */
export function startVariableDetails(main: HTMLElement): void {
  main.addEventListener(
    'toggle',
    ({ target }) => {
      const details = target as HTMLDetailsElement;
      if (details.matches(`${VARIABLE_ROW} [open]`)) {
        void loadPart(
          texts.parts.rowDetails,
          () => import('./RowDetails.tsx'),
          ({ showDetails }) => showDetails(details)
        );
      }
    },
    // `toggle` events don't bubble.
    { capture: true }
  );
}
