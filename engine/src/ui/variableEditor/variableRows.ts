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

/** Props of the editors in the rows of a table. */
export interface VariableEditorsProps {
  /** Rows with an open editor. */
  variables: readonly VariableRow[];
  /** Called when an editor closes. `hasFocus`: whether it had the focus, which must be moved. */
  onClose: (variable: VariableRow, hasFocus: boolean) => void;
  onCloseAll: () => void;
}
