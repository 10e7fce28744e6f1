export interface StateMatrixProps {
  /** Says what the table compares. */
  label: string;
  columns: readonly string[];
  /** One cell for each column. */
  rows: readonly { name: string; cells: readonly React.ReactNode[] }[];
}

const CELL: React.CSSProperties = {
  padding: 'var(--pf-t--global--spacer--sm) var(--pf-t--global--spacer--md)',
  textAlign: 'start',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap'
};

const HEADER: React.CSSProperties = { ...CELL, fontWeight: 'var(--pf-t--global--font--weight--body--bold)' };

/** At the edge of the canvas, which has padding of its own. */
const ROW_HEADER: React.CSSProperties = { ...HEADER, paddingInlineStart: 0 };

/** Variants by states: one row for each variant, one column for each state. */
export function StateMatrix({ label, columns, rows }: StateMatrixProps): React.ReactElement {
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <td style={CELL} />
          {columns.map((column) => (
            <th key={column} scope="col" style={HEADER}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row" style={ROW_HEADER}>
              {name}
            </th>
            {columns.map((column, index) => (
              <td key={column} style={CELL}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
