import { useState } from 'react';
import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, type ThProps, Tr } from '@patternfly/react-table';

const VOLUMES = [
  { name: 'backup', size: 96 },
  { name: 'logs', size: 24 },
  { name: 'cache', size: 8 }
];

const COMPARE = [
  (a: (typeof VOLUMES)[number], b: (typeof VOLUMES)[number]) => a.name.localeCompare(b.name),
  (a: (typeof VOLUMES)[number], b: (typeof VOLUMES)[number]) => a.size - b.size
];

export const SortedVolumes: React.FunctionComponent = () => {
  const [{ index, direction }, setOrder] = useState<{ index: number; direction: 'asc' | 'desc' }>({
    index: 1,
    direction: 'desc'
  });
  const sorted = VOLUMES.toSorted(COMPARE[index]);
  const rows = direction === 'asc' ? sorted : sorted.toReversed();
  const sortBy = (columnIndex: number): ThProps['sort'] => ({
    sortBy: { index, direction, defaultDirection: columnIndex === 1 ? 'desc' : 'asc' },
    onSort: (_event, nextIndex, nextDirection) => setOrder({ index: nextIndex, direction: nextDirection }),
    columnIndex
  });
  return (
    <Card>
      <Table aria-label="Largest volumes" gridBreakPoint="">
        <Thead>
          <Tr>
            <Th sort={sortBy(0)}>Volume</Th>
            <Th sort={sortBy(1)} style={{ textAlign: 'end' }}>
              Size (GB)
            </Th>
          </Tr>
        </Thead>
        <Tbody>
          {rows.map(({ name, size }) => (
            <Tr key={name}>
              <Td dataLabel="Volume">{name}</Td>
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
