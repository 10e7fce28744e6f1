import { useState } from 'react';
import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, type ThProps, Tr } from '@patternfly/react-table';

const BACKUPS = [
  { name: 'nightly-301', source: 'orders-db', started: '02:00', duration: 40, size: 96 },
  { name: 'nightly-300', source: 'orders-db', started: '02:00', duration: 39, size: 95 },
  { name: 'weekly-44', source: 'media', started: '04:30', duration: 128, size: 310 }
];
type Backup = (typeof BACKUPS)[number];

/** By the index of the column. */
const COMPARE: Record<number, (one: Backup, other: Backup) => number> = {
  0: (one, other) => one.name.localeCompare(other.name),
  4: (one, other) => one.size - other.size
};

export const StripedRows: React.FunctionComponent = () => {
  const [order, setOrder] = useState<{ index: number; direction: 'asc' | 'desc' }>({ index: 4, direction: 'desc' });
  const sorted = BACKUPS.toSorted(COMPARE[order.index]);
  const rows = order.direction === 'asc' ? sorted : sorted.toReversed();
  const sortBy = (columnIndex: number): ThProps['sort'] => ({
    sortBy: { ...order, defaultDirection: columnIndex === 4 ? 'desc' : 'asc' },
    onSort: (_event, index, direction) => setOrder({ index, direction }),
    columnIndex
  });
  return (
    <Card style={{ minInlineSize: '38rem' }}>
      <Table aria-label="Backups" isStriped gridBreakPoint="">
        <Thead>
          <Tr>
            <Th sort={sortBy(0)}>Backup</Th>
            <Th>Source</Th>
            <Th>Started</Th>
            <Th style={{ textAlign: 'end' }}>Minutes</Th>
            <Th sort={sortBy(4)} modifier="nowrap" style={{ textAlign: 'end' }}>
              Size (GB)
            </Th>
          </Tr>
        </Thead>
        <Tbody>
          {rows.map(({ name, source, started, duration, size }) => (
            <Tr key={name}>
              <Td dataLabel="Backup">{name}</Td>
              <Td dataLabel="Source">{source}</Td>
              <Td dataLabel="Started">{started}</Td>
              <Td dataLabel="Minutes" className="pf-v6-m-tabular-nums" style={{ textAlign: 'end' }}>
                {duration}
              </Td>
              <Td dataLabel="Size (GB)" className="pf-v6-m-tabular-nums" style={{ textAlign: 'end' }}>
                {size}
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Card>
  );
};
