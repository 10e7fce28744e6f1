import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const BACKUPS = [
  { name: 'nightly-301', source: 'orders-db', started: '02:00', size: '96 GB' },
  { name: 'nightly-300', source: 'orders-db', started: '02:00', size: '95 GB' },
  { name: 'weekly-44', source: 'media', started: '04:30', size: '310 GB' },
  { name: 'weekly-43', source: 'media', started: '04:30', size: '302 GB' }
];

export const StripedRows: React.FunctionComponent = () => (
  <Card style={{ minInlineSize: '32rem' }}>
    <Table aria-label="Backups" isStriped gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Backup</Th>
          <Th>Source</Th>
          <Th>Started</Th>
          <Th style={{ textAlign: 'end' }}>Size</Th>
        </Tr>
      </Thead>
      <Tbody>
        {BACKUPS.map(({ name, source, started, size }) => (
          <Tr key={name}>
            <Td dataLabel="Backup">{name}</Td>
            <Td dataLabel="Source">{source}</Td>
            <Td dataLabel="Started">{started}</Td>
            <Td dataLabel="Size" className="pf-v6-m-tabular-nums" style={{ textAlign: 'end' }}>
              {size}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
