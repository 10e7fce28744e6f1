import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const HOSTS = [
  { name: 'web-1', used: '1,811.10' },
  { name: 'web-2', used: '8,908.48' },
  { name: 'web-3', used: '1,117.11' }
];

export const ProportionalDigits: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Storage by host, proportional" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Host</Th>
          <Th style={{ textAlign: 'end' }}>Used (GB)</Th>
        </Tr>
      </Thead>
      <Tbody>
        {HOSTS.map(({ name, used }) => (
          <Tr key={name}>
            <Td dataLabel="Host">{name}</Td>
            <Td dataLabel="Used (GB)" style={{ textAlign: 'end' }}>
              {used}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
