export interface StateMatrixProps {
  /** Says what the table compares. */
  label: string;
  columns: readonly string[];
  /** One cell for each column. */
  rows: readonly { name: string; cells: readonly React.ReactNode[] }[];
}

const CELL: React.CSSProperties = {
  paddingBlock: 'var(--pf-t--global--spacer--sm)',
  paddingInline: 'clamp(var(--pf-t--global--spacer--xs), 2vw, var(--pf-t--global--spacer--md))',
  textAlign: 'start',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap'
};

/** Wraps in narrow windows, unlike the states. */
const HEADER: React.CSSProperties = {
  ...CELL,
  fontWeight: 'var(--pf-t--global--font--weight--body--bold)',
  whiteSpace: 'normal'
};

// Cells at the edges have no padding outside: the canvas has padding of its own.
const ROW_HEADER: React.CSSProperties = { ...HEADER, paddingInlineStart: 0 };
const LAST_HEADER: React.CSSProperties = { ...HEADER, paddingInlineEnd: 0 };
const LAST_CELL: React.CSSProperties = { ...CELL, paddingInlineEnd: 0 };

/**
 * Variants by states: one row for each variant, one column for each state. In narrow windows, each row is a block, in
 * which each state has its name (`pb-matrix`). That drops the semantics of the table in some browsers, hence the roles.
 */
export function StateMatrix({ label, columns, rows }: StateMatrixProps): React.ReactElement {
  return (
    <table className="pb-matrix" role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" style={CELL} />
          {columns.map((column, index) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              style={index === columns.length - 1 ? LAST_HEADER : HEADER}
            >
              {column}
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
            {columns.map((column, index) => (
              <td key={column} role="cell" data-column={column} style={index === columns.length - 1 ? LAST_CELL : CELL}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
