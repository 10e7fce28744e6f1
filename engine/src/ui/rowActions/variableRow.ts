/** Rows of the tables of CSS variables. */
export const VARIABLE_ROW = '.pb-reference-prefix tbody tr';
