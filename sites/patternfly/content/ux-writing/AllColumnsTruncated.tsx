import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const BACKUPS = [
  { name: 'production-db-1', note: 'Complete backup of all tables' },
  { name: 'production-db-2', note: 'Changes since the last backup' }
];

export const AllColumnsTruncated: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Backups, truncated" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th width={50}>Name</Th>
          <Th>Note</Th>
        </Tr>
      </Thead>
      <Tbody>
        {BACKUPS.map(({ name, note }) => (
          <Tr key={name}>
            <Td dataLabel="Name" modifier="truncate">
              {name}
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
