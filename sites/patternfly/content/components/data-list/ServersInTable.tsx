import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { serversNamed } from '../../cast/servers.ts';

export const ServersInTable: React.FunctionComponent = () => (
  <Table aria-label="Servers in a table" variant="compact">
    <Thead>
      <Tr>
        <Th>Name</Th>
        <Th>Region</Th>
        <Th modifier="nowrap" style={{ textAlign: 'end' }}>
          Memory
        </Th>
      </Tr>
    </Thead>
    <Tbody>
      {serversNamed(['db-1', 'db-2', 'queue-1']).map(({ name, region, memory }) => (
        <Tr key={name}>
          <Td dataLabel="Name">{name}</Td>
          <Td dataLabel="Region">{region}</Td>
          <Td dataLabel="Memory" style={{ textAlign: 'end' }} className="pf-v6-m-tabular-nums">
            {memory}
          </Td>
        </Tr>
      ))}
    </Tbody>
  </Table>
);
