import { watchSizes } from '../watchSizes.ts';
import { startSorting } from './sortTable.ts';

/**
 * Lets the reader sort the table of a section's pages.
 * @param signal fires when the reader leaves the page
 */
export function startStatusMatrix(part: HTMLElement, signal: AbortSignal): void {
  const table = part.querySelector('table');
  if (table) {
    startSorting(table);
    watchFit(part, table, signal);
  }
}

/** Tells the style sheet whether the table has room for all columns. */
function watchFit(part: HTMLElement, table: HTMLElement, signal: AbortSignal): void {
  const scrollers = [...part.querySelectorAll<HTMLElement>('[data-status-scroller]')];
  const stop = watchSizes(scrollers, (scroller) =>
    scroller.toggleAttribute('data-fits', table.offsetWidth <= scroller.clientWidth)
  );
  signal.addEventListener('abort', stop);
}
