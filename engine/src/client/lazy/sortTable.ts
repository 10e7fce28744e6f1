const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Puts a button into every column heading of a table that sorts its rows by that column. */
export function startSorting(table: HTMLTableElement): void {
  const headings = [...table.querySelectorAll<HTMLElement>('thead th')];
  headings[0]?.setAttribute('aria-sort', 'ascending');
  headings.forEach((heading, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'pb-sort';
    button.append(...heading.childNodes);
    heading.append(button);
    button.addEventListener('click', () => {
      const current = heading.getAttribute('aria-sort');
      // Of numbers, and of what some rows lack, the reader first wants to see the most.
      const first = column === 0 ? 'ascending' : 'descending';
      const next = current === null ? first : current === 'ascending' ? 'descending' : 'ascending';
      headings.forEach((other) => other.removeAttribute('aria-sort'));
      heading.setAttribute('aria-sort', next);
      sortRows(table, column, next === 'ascending' ? 1 : -1);
    });
  });
}

/** Rows that are equal keep the order of their names. */
function sortRows(table: HTMLTableElement, column: number, direction: 1 | -1): void {
  const body = table.querySelector('tbody');
  const rows = [...(body?.children ?? [])].map((row) => ({ row, name: keyOf(row, 0), key: keyOf(row, column) }));
  rows.sort((a, b) => direction * collator.compare(a.key, b.key) || collator.compare(a.name, b.name));
  body?.append(...rows.map(({ row }) => row));
}

/** What a cell is sorted by: what it says for itself, or else its text. */
function keyOf(row: Element, column: number): string {
  const cell = row.children[column];
  return cell?.getAttribute('data-sort') ?? cell?.textContent ?? '';
}
