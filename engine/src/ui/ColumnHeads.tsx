/**
 * The head of a table whose rows become blocks in narrow windows. Changing `display` drops the table semantics in some
 * browsers, hence the explicit roles; the rest of the table needs them as well.
 */
export function ColumnHeads({ columns }: { columns: readonly string[] }) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th key={column} role="columnheader" scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
