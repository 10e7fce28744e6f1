import { Card, Label } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const BACKUPS = [
  { host: 'web-1', time: '02:00', status: 'Completed' },
  { host: 'db-1', time: '02:10', status: 'Failed' }
] as const;

export const BackupRow: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Backups of last night" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Host</Th>
          <Th>Time</Th>
          <Th>Status</Th>
        </Tr>
      </Thead>
      <Tbody>
        {BACKUPS.map(({ host, time, status }) => (
          <Tr key={host}>
            <Td dataLabel="Host">{host}</Td>
            <Td dataLabel="Time">{time}</Td>
            <Td dataLabel="Status">
              <Label status={status === 'Completed' ? 'success' : 'danger'}>{status}</Label>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
