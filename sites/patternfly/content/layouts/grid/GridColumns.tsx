const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const COLUMN: React.CSSProperties = {
  backgroundColor: 'color-mix(in srgb, var(--pf-t--global--color--brand--default) 12%, transparent)'
};

export interface GridColumnsProps {
  /** Whether the grid has a gutter. */
  hasGutter?: boolean;
  /** Least width: a narrower window scrolls. */
  minInlineSize?: string;
  /** The grid. */
  children: React.ReactNode;
}

/** Draws the 12 columns behind a grid. */
export function GridColumns({ hasGutter = false, minInlineSize, children }: GridColumnsProps): React.ReactElement {
  const columns: React.CSSProperties = {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gap: hasGutter ? 'var(--pf-t--global--spacer--gutter--default)' : '1px'
  };
  return (
    <div
      data-part="grid"
      style={{
        position: 'relative',
        isolation: 'isolate',
        minInlineSize,
        paddingBlock: 'var(--pf-t--global--spacer--xl)',
        marginBlock: 'calc(-1 * var(--pf-t--global--spacer--md))'
      }}
    >
      <div style={columns} aria-hidden="true">
        {COLUMNS.map((number) => (
          <div key={number} style={COLUMN} data-part="column" />
        ))}
      </div>
      {children}
    </div>
  );
}
