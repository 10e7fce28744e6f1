import { watchSizes } from '../watchSizes.ts';
import { startSorting } from './sortTable.ts';

/**
 * Lets the reader sort and filter the table of a section's pages.
 * @param signal fires when the reader leaves the page
 */
export function startStatusMatrix(part: HTMLElement, signal: AbortSignal): void {
  const table = part.querySelector('table');
  const field = part.querySelector<HTMLInputElement>('[data-status-filter]');
  const count = part.querySelector<HTMLElement>('[data-status-count]');
  const empty = part.querySelector<HTMLElement>('[data-no-matches]');
  if (!table || !field || !count || !empty) {
    return;
  }
  const rows = [...table.querySelectorAll<HTMLElement>('tbody > tr')].map((element) => ({
    element,
    name: (element.firstElementChild?.textContent ?? '').toLowerCase(),
    values: new Set(element.dataset['values']?.split(' '))
  }));
  const facets = [...part.querySelectorAll<HTMLInputElement>('[data-facet]')];
  const noun = count.dataset['noun'] ?? '';

  const filter = (): void => {
    const words = field.value.toLowerCase().split(/\s+/);
    const asked = facets.filter(({ checked }) => checked).map(({ value }) => value);
    let matches = 0;
    for (const { element, name, values } of rows) {
      const isMatch = words.every((word) => name.includes(word)) && asked.every((value) => values.has(value));
      element.hidden = !isMatch;
      matches += isMatch ? 1 : 0;
    }
    count.textContent = matches === rows.length ? `${matches} ${noun}` : `${matches} of ${rows.length} ${noun}`;
    empty.hidden = matches > 0;
    table.hidden = matches === 0;
  };

  startSorting(table);
  watchFit(part, table, signal);
  // From the browser's memory of forms, or typed before this script had arrived.
  filter();
  field.addEventListener('input', filter);
  facets.forEach((facet) => facet.addEventListener('change', filter));
  empty.querySelector('[data-clear-filters]')?.addEventListener('click', () => {
    field.value = '';
    facets.forEach((facet) => (facet.checked = false));
    filter();
    field.focus();
  });
}

/** Tells the style sheet whether the table has room for all columns. */
function watchFit(part: HTMLElement, table: HTMLElement, signal: AbortSignal): void {
  const scrollers = [...part.querySelectorAll<HTMLElement>('[data-status-scroller]')];
  const stop = watchSizes(scrollers, (scroller) =>
    scroller.toggleAttribute('data-fits', table.offsetWidth <= scroller.clientWidth)
  );
  signal.addEventListener('abort', stop);
}
