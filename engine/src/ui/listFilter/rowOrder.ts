import { createComparison } from '../../core/language.ts';

/** Order of a grouped list: rows in their groups, or all rows by name. */
export type RowOrder = 'groups' | 'names';

const compareNames = createComparison({ numeric: true });

/**
 * Creates a function that puts the rows (`data-row`) of a list in order. In the order of their names, they are in the
 * empty list that the document has for them (`data-all-rows`); their groups are then empty.
 */
export function createRowOrder(list: HTMLElement): (order: RowOrder) => void {
  const all = list.querySelector('[data-all-rows]');
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')].map((element) => ({
    element,
    group: element.parentElement,
    name: element.querySelector('a')?.textContent ?? ''
  }));
  const byName = rows.toSorted((one, other) => compareNames(one.name, other.name));
  return (order) => {
    if (order === 'names') {
      all?.append(...byName.map(({ element }) => element));
    } else {
      rows.forEach(({ element, group }) => group?.append(element));
    }
  };
}
