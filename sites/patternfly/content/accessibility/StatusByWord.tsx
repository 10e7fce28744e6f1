import { Card, Label } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const HOSTS = [
  { name: 'db-1', status: 'success', word: 'Running' },
  { name: 'mail-1', status: 'warning', word: 'Degraded' },
  { name: 'web-3', status: 'danger', word: 'Failed' }
] as const;

export const StatusByWord: React.FunctionComponent = () => (
  <Card style={{ filter: 'grayscale(1)' }}>
    <Table aria-label="Hosts with a status in words" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Name</Th>
          <Th>Status</Th>
        </Tr>
      </Thead>
      <Tbody>
        {HOSTS.map(({ name, status, word }) => (
          <Tr key={name}>
            <Td dataLabel="Name">{name}</Td>
            <Td dataLabel="Status">
              <Label isCompact variant="outline" status={status}>
                {word}
              </Label>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
