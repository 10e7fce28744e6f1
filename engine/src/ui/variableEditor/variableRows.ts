/** A row of the table of CSS variables. */
export interface VariableRow {
  element: HTMLTableRowElement;
  /** The cell with the value. */
  cell: HTMLTableCellElement;
  selector: string;
  /** At-rules around the selector; null for none. */
  condition: string | null;
  property: string;
  /** Value in the current theme. */
  value: string;
  isColor: boolean;
}

/** Returns the rule of a row. Its attributes are at the first row of each run with the same rule. */
export function ruleOf(row: Element): Pick<VariableRow, 'selector' | 'condition'> | null {
  for (let at: Element | null = row; at; at = at.previousElementSibling) {
    const selector = at.getAttribute('data-selector');
    if (selector !== null) {
      return { selector, condition: at.getAttribute('data-condition') };
    }
  }
  return null;
}

/** Returns the name of a row's variable: its id, without the number that it has if another row has the name for its id. */
export function propertyOf({ id, dataset }: HTMLTableRowElement): string {
  const number = dataset['number'] ?? '';
  return id.slice(0, id.length - number.length);
}

/** Props of the editors in the rows of a table. */
export interface VariableEditorsProps {
  /** Rows with an open editor. */
  variables: readonly VariableRow[];
  /** Called when an editor closes. `hasFocus`: whether it had the focus, which must be moved. */
  onClose: (variable: VariableRow, hasFocus: boolean) => void;
  onCloseAll: () => void;
}
