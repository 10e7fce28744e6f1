import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

export const SilentGaps: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Restarts of hosts, without reasons" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Host</Th>
          <Th style={{ textAlign: 'end' }}>Restarts</Th>
        </Tr>
      </Thead>
      <Tbody>
        {['web-1', 'web-2', 'db-archive'].map((name) => (
          <Tr key={name}>
            <Td dataLabel="Host">{name}</Td>
            <Td dataLabel="Restarts" className="pf-v6-m-tabular-nums" style={{ textAlign: 'end' }}>
              N/A
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
