import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const BACKUPS = [
  { name: 'db-1', time: 'Aug 3, 2:00 AM', note: 'Complete backup of all tables and indexes' },
  { name: 'db-archive', time: 'Aug 2, 2:00 AM', note: 'Changes since the last complete backup' }
];

export const OneTruncatedColumn: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Backups" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Name</Th>
          <Th>Finished</Th>
          <Th>Note</Th>
        </Tr>
      </Thead>
      <Tbody>
        {BACKUPS.map(({ name, time, note }) => (
          <Tr key={name}>
            <Td dataLabel="Name">{name}</Td>
            <Td dataLabel="Finished" modifier="nowrap">
              {time}
            </Td>
            <Td dataLabel="Note" modifier="truncate">
              {note}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
