/** What scripts read of a table of properties that can be tried; its rows have the attribute to try (`data-sample`). */
export interface PropTableData {
  component: string;
  /** Slug of an example that uses the component. */
  example: string;
}

/** What scripts read of a table of CSS variables; its rows have the number of their rule (`data-rule`). */
export interface VariableTableData {
  /** Beginning of the addresses of the tokens that the browser links in open rows; null if it links none. */
  tokens: string | null;
  rules: readonly VariableRule[];
  /** Names of variables by the ids of their rows, where another row has the name as its id. */
  renamed: Readonly<Record<string, string>>;
}

/** Where style sheets set a variable. */
export interface VariableRule {
  selector: string;
  /** At-rules around the selector, or null. */
  condition: string | null;
}

/** Reads the data of the table that contains a row of properties; null if there are none. */
export function propTableOf(row: Element): PropTableData | null {
  return readData(row) as PropTableData | null;
}

/** The same for a row of CSS variables. */
export function variableTableOf(row: Element): VariableTableData | null {
  return readData(row) as VariableTableData | null;
}

function readData(row: Element): unknown {
  const data = row.closest('table')?.dataset['props'];
  return data === undefined ? null : JSON.parse(data);
}
