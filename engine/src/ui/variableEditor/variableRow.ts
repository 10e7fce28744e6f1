/** A row of the table of CSS variables. */
export interface VariableRow {
  element: HTMLTableRowElement;
  /** The cell with the value. */
  cell: HTMLTableCellElement;
  selector: string;
  /** At-rules around the selector; null for none. */
  condition: string | null;
  property: string;
  /** The value that shows now: that of the theme. */
  value: string;
  isColor: boolean;
}

/**
 * Reads a row as `ui/reference/CssVariables.tsx` writes it. Tables have up to 700 rows: attributes that repeat
 * their text would be a good part of the page.
 */
export function variableRow(element: HTMLTableRowElement): VariableRow | null {
  const [where, name, cell] = element.cells;
  if (!where || !name || !cell) {
    return null;
  }
  const [selector = '', condition = null] = where.textContent.split('\n');
  const values = cell.querySelector('summary') ?? cell;
  const shown = [...values.querySelectorAll(':scope > span')].find(
    (value) => getComputedStyle(value).display !== 'none'
  );
  return {
    element,
    cell,
    selector,
    condition,
    property: name.textContent,
    value: ((shown ?? values.firstChild)?.textContent ?? '').trim(),
    isColor: shown?.classList.contains('pb-color') ?? false
  };
}
