import { useLayoutEffect, useRef } from 'react';

import { createComparison } from '../../core/language.ts';
import { useAddressQuery } from '../listFilter/useAddressQuery.ts';

/** Query parameter: the name of a column, prefixed with a minus for descending order. */
export const SORT_QUERY = 'sort';

interface Order {
  column: number;
  direction: 'ascending' | 'descending';
}

export interface TableSortProps {
  tableId: string;
  /** The first column names the rows, which are prerendered in its order. */
  columns: { name: string; label: string }[];
}

/** Column headers of a table that sort its rows, which stay static HTML. */
export function TableSort({ tableId, columns }: TableSortProps) {
  const { search, changeQuery } = useAddressQuery();
  const { column, direction } = orderIn(new URLSearchParams(search), columns);
  const isAsBuilt = useRef(true);

  useLayoutEffect(() => {
    const body = document.querySelector(`#${CSS.escape(tableId)} > tbody`);
    const order: Order = { column, direction };
    if (body && !(isAsBuilt.current && isFirst(order))) {
      isAsBuilt.current = false;
      sortRows(body, order);
    }
  }, [tableId, column, direction]);

  const sortBy = (pressed: number): void =>
    changeQuery((query) => {
      const before = orderIn(query, columns);
      // Numbers and tabs are sorted in descending order first.
      const goesDown = before.column === pressed ? before.direction === 'ascending' : pressed > 0;
      const name = columns[pressed]?.name ?? '';
      if (isFirst({ column: pressed, direction: goesDown ? 'descending' : 'ascending' })) {
        query.delete(SORT_QUERY);
      } else {
        query.set(SORT_QUERY, goesDown ? `-${name}` : name);
      }
    }, 'now');

  return columns.map(({ name, label }, index) => (
    <th key={name} scope="col" aria-sort={index === column ? direction : undefined}>
      <noscript>{label}</noscript>
      <button type="button" className="pb-sort" onClick={() => sortBy(index)}>
        {label}
      </button>
    </th>
  ));
}

function orderIn(query: URLSearchParams, columns: TableSortProps['columns']): Order {
  const [, minus, name] = /^(-?)(.*)$/.exec(query.get(SORT_QUERY) ?? '') ?? [];
  const column = columns.findIndex((candidate) => candidate.name === name);
  return column < 0
    ? { column: 0, direction: 'ascending' }
    : { column, direction: minus === '-' ? 'descending' : 'ascending' };
}

function isFirst({ column, direction }: Order): boolean {
  return column === 0 && direction === 'ascending';
}

const compareCells = createComparison({ numeric: true, sensitivity: 'base' });

/** Sorts the rows; equal ones are in the order of the first column. */
function sortRows(body: Element, { column, direction }: Order): void {
  const sign = direction === 'ascending' ? 1 : -1;
  const rows = [...body.children].map((row) => ({ row, first: keyOf(row, 0), key: keyOf(row, column) }));
  rows.sort((a, b) => sign * compareCells(a.key, b.key) || compareCells(a.first, b.first));
  body.append(...rows.map(({ row }) => row));
}

/** Returns the sort key of a cell: `data-sort`, or its text. */
function keyOf(row: Element, column: number): string {
  const cell = row.children[column];
  return cell?.getAttribute('data-sort') ?? cell?.textContent ?? '';
}
