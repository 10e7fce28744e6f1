import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const BACKUPS = [
  { name: 'production-db-1', time: 'Aug 3, 2:00 AM', note: 'Complete backup of all tables and indexes' },
  { name: 'production-db-archive', time: 'Aug 2, 2:00 AM', note: 'Changes since the last complete backup' }
];

export const AllColumnsTruncated: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Backups, truncated" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th width={20}>Name</Th>
          <Th width={20}>Finished</Th>
          <Th>Note</Th>
        </Tr>
      </Thead>
      <Tbody>
        {BACKUPS.map(({ name, time, note }) => (
          <Tr key={name}>
            <Td dataLabel="Name" modifier="truncate">
              {name}
            </Td>
            <Td dataLabel="Finished" modifier="truncate">
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
