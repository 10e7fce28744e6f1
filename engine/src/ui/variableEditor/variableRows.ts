import type { VariableRule } from '../reference/tableData.ts';

/** A row of the table of CSS variables. */
export interface VariableRow extends VariableRule {
  element: HTMLTableRowElement;
  /** The cell with the value. */
  cell: HTMLTableCellElement;
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
