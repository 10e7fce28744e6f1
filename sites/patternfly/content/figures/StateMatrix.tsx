import { Force, type ForcedState } from './Force.tsx';
import { CELL, HEADER, LAST_CELL, LAST_HEADER, ROW_HEADER } from './tableCells.ts';

/** A state that props set, or one that the specimens are shown in. */
type Column = string | { name: string; force: ForcedState };

export interface StateMatrixProps {
  /** Says what the table compares. */
  label: string;
  columns: readonly Column[];
  /** One cell for each column. */
  rows: readonly { name: string; cells: readonly React.ReactNode[] }[];
  /** Least width of a cell in narrow windows, for specimens that don't shrink to half of a phone. */
  cellWidth?: string;
  /** Whether the specimens have lines at their edges, which would look like one of the next row. */
  isAiry?: boolean;
}

/** Number of columns that fit beside each other with the usual space. */
const ROOMY_COLUMNS = 4;

/** Beside each other with less space in narrower windows, whose canvas is narrower too. */
const TIGHT_GAP = 'clamp(var(--pf-t--global--spacer--sm), (100vw - 67rem) / 25, 0.9375rem)';

function nameOf(column: Column): string {
  return typeof column === 'string' ? column : column.name;
}

/**
 * Variants by states: one row for each variant, one column for each state. In narrow windows, each row is a block, in
 * which each state has its name (`pb-matrix`). That drops the semantics of the table in some browsers, hence the roles.
 */
export function StateMatrix({ label, columns, rows, cellWidth, isAiry = false }: StateMatrixProps): React.ReactElement {
  const style = {
    '--pb-matrix-gap': columns.length > ROOMY_COLUMNS ? TIGHT_GAP : undefined,
    '--pb-matrix-cell': cellWidth,
    '--pb-matrix-air': isAiry ? '0.75rem' : undefined
  } as React.CSSProperties;
  return (
    <table className="pb-matrix" role="table" aria-label={label} style={style}>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" style={CELL} />
          {columns.map((column, index) => (
            <th
              key={nameOf(column)}
              role="columnheader"
              scope="col"
              style={index === columns.length - 1 ? LAST_HEADER : HEADER}
            >
              {nameOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ name, cells }) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row" style={ROW_HEADER}>
              {name}
            </th>
            {columns.map((column, index) => {
              const title = nameOf(column);
              return (
                <td key={title} role="cell" data-column={title} style={index === columns.length - 1 ? LAST_CELL : CELL}>
                  {typeof column === 'string' ? cells[index] : <Force state={column.force}>{cells[index]}</Force>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
