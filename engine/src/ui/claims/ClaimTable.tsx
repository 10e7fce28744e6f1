import type { ReactNode } from 'react';

import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { ColumnHeads } from '../ColumnHeads.tsx';
import { ClaimRest } from './ClaimFold.tsx';

export interface ClaimTableProps {
  className?: string;
  label: string;
  columns: readonly string[];
  /** Percentage of each column in wide windows; as wide as its cells need if left out. */
  widths?: readonly number[];
  /** Cells of each row in the order of the columns; the first names the row. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table whose rows become blocks in narrow windows. */
export function ClaimTable({ className, label, columns, widths, rows }: ClaimTableProps) {
  return (
    <table className={className === undefined ? 'pb-claims' : `pb-claims ${className}`} role="table" aria-label={label}>
      {widths && (
        <colgroup>
          {widths.map((width, index) => (
            <col key={columns[index]} style={{ inlineSize: `${width}%` }} />
          ))}
        </colgroup>
      )}
      <ColumnHeads columns={columns} />
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

/** Rows of a long table that wide windows show. */
const SHOWN_ROWS = 5;

/** Fewer rows aren't worth a line that opens them. */
const MIN_FOLDED = 3;

interface FoldedTableProps extends ClaimTableProps {
  /** Least number of rows to show. */
  least?: number;
  /** Says how many more rows there are. */
  more: Parameters<typeof fillCount>[0];
}

/** A table of which wide windows fold all but the first rows. */
export function FoldedTable({ least = 0, more, rows, ...table }: FoldedTableProps) {
  const shown = shownRows(rows.length, least);
  const rest = rows.slice(shown);
  const summary = fillCount(more, rest.length);
  return (
    <>
      <ClaimTable {...table} rows={rows.slice(0, shown)} />
      {rest.length > 0 && (
        <ClaimRest summary={summary}>
          <ClaimTable {...table} label={restLabel(table.label, summary)} rows={rest} />
        </ClaimRest>
      )}
    </>
  );
}

/** Returns how many of a table's rows wide windows show. @param least number that have to be seen */
export function shownRows(count: number, least: number): number {
  const shown = Math.max(SHOWN_ROWS, least);
  return count - shown < MIN_FOLDED ? count : shown;
}

/** Label of the table with the other rows. */
export function restLabel(table: string, rest: string): string {
  return fillText(texts.claims.restOf, { table, rest });
}
