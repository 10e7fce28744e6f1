import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const NOT_APPLICABLE = (
  <>
    <span aria-hidden="true">–</span>
    <span className="pf-v6-screen-reader">Not applicable</span>
  </>
);

const HOSTS = [
  { name: 'web-1', restarts: 0 },
  { name: 'web-2', restarts: 'Unknown' },
  { name: 'db-archive', restarts: NOT_APPLICABLE }
];

export const NamedGaps: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Restarts of hosts" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Host</Th>
          <Th style={{ textAlign: 'end' }}>Restarts</Th>
        </Tr>
      </Thead>
      <Tbody>
        {HOSTS.map(({ name, restarts }) => (
          <Tr key={name}>
            <Td dataLabel="Host">{name}</Td>
            <Td dataLabel="Restarts" className="pf-v6-m-tabular-nums" style={{ textAlign: 'end' }}>
              {restarts}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
