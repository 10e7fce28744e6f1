type Cell = string | number | null;

/**
 * Formats a table for the terminal: a title, a header row, and rows of right-aligned values.
 * @param rows null is displayed as a dash
 */
export function formatTable(title: string, header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows.map((row) => row.map(cellText))];
  const widths = header.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = lines.map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  );
  return ['', title, ...text.map((line) => `  ${line}`), ''].join('\n');
}

/** Formats small numbers with one decimal place. */
function cellText(cell: Cell): string {
  if (cell === null) {
    return '-';
  }
  return typeof cell === 'string' ? cell : cell.toFixed(Math.abs(cell) < 100 && !Number.isInteger(cell) ? 1 : 0);
}
