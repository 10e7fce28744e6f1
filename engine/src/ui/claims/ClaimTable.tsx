import type { ReactNode } from 'react';

/** An example in its tab. */
export interface ExampleLink {
  title: string;
  href: string;
}

interface ClaimTableProps {
  label: string;
  columns: readonly string[];
  /** Cells of each row in the order of the columns; the first names the row. */
  rows: readonly (readonly ReactNode[])[];
}

/**
 * A table whose rows become blocks in narrow windows. Some browsers forget there that it is a table, so that roles
 * say it once more.
 */
export function ClaimTable({ label, columns, rows }: ClaimTableProps) {
  return (
    <table className="pb-claims" role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...cells], index) => (
          <tr key={index} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]} role="cell" data-column={columns[column + 1]}>
                <div>{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function LinkToExample({ example: { title, href } }: { example: ExampleLink }) {
  return <a href={href}>{title}</a>;
}
