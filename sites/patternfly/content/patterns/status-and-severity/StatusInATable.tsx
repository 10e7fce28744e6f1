import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { HostStatus } from './HostStatus';
import { MONITORED_HOSTS } from './hosts';

export const StatusInATable: React.FunctionComponent = () => (
  <Table aria-label="Hosts with their status" variant="compact">
    <Thead>
      <Tr>
        <Th>Name</Th>
        <Th>Status</Th>
      </Tr>
    </Thead>
    <Tbody>
      {MONITORED_HOSTS.map((host) => (
        <Tr key={host.name}>
          <Td dataLabel="Name">{host.name}</Td>
          <Td dataLabel="Status">
            <HostStatus host={host} />
          </Td>
        </Tr>
      ))}
    </Tbody>
  </Table>
);
