import { Button, Card, CardBody, CardHeader, CardTitle, Label, SearchInput } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const HOSTS = [
  { name: 'db-1', status: 'success', state: 'Running' },
  { name: 'mail-1', status: 'warning', state: 'Degraded' },
  { name: 'web-2', status: undefined, state: 'Stopped' }
] as const;

export const MigratedHosts: React.FunctionComponent = () => (
  <Card>
    <CardHeader actions={{ actions: <Button size="sm">Create host</Button>, hasNoOffset: true }}>
      <CardTitle>Hosts</CardTitle>
    </CardHeader>
    <CardBody>
      <SearchInput aria-label="Find a host" placeholder="Find a host" value="" />
    </CardBody>
    <Table aria-label="Hosts in the new page" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Name</Th>
          <Th>Status</Th>
        </Tr>
      </Thead>
      <Tbody>
        {HOSTS.map(({ name, status, state }) => (
          <Tr key={name}>
            <Td dataLabel="Name">{name}</Td>
            <Td dataLabel="Status">
              <Label isCompact variant="outline" status={status}>
                {state}
              </Label>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
