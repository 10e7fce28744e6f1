import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const HOSTS = [
  { name: 'db-1', status: 'success' },
  { name: 'mail-1', status: 'warning' },
  { name: 'web-3', status: 'danger' }
];

const dot = (status: string): React.CSSProperties => ({
  display: 'inline-block',
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: '50%',
  backgroundColor: `var(--pf-t--global--color--status--${status}--default)`
});

export const StatusByColor: React.FunctionComponent = () => (
  <Card style={{ filter: 'grayscale(1)' }}>
    <Table aria-label="Hosts with a status in color only" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Name</Th>
          <Th>Status</Th>
        </Tr>
      </Thead>
      <Tbody>
        {HOSTS.map(({ name, status }) => (
          <Tr key={name}>
            <Td dataLabel="Name">{name}</Td>
            <Td dataLabel="Status">
              <span style={dot(status)} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
