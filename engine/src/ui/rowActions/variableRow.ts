/** Rows of the tables of CSS variables. */
export const VARIABLE_ROW = '[data-table=variables] tbody tr';
