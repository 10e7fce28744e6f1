import { Switch } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const SERVERS = [
  { name: 'web-1', hasAlerts: true },
  { name: 'web-2', hasAlerts: false },
  { name: 'db-1', hasAlerts: true }
];

export const AlertColumn: React.FunctionComponent = () => (
  <Table aria-label="Servers with alerts" variant="compact">
    <Thead>
      <Tr>
        <Th>Server</Th>
        <Th>Alerts</Th>
      </Tr>
    </Thead>
    <Tbody>
      {SERVERS.map(({ name, hasAlerts }) => (
        <Tr key={name}>
          <Td dataLabel="Server">{name}</Td>
          <Td dataLabel="Alerts">
            <Switch id={`alerts-${name}`} aria-label={`Alerts for ${name}`} defaultChecked={hasAlerts} />
          </Td>
        </Tr>
      ))}
    </Tbody>
  </Table>
);
