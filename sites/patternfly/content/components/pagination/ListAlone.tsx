import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const SERVERS = [
  { name: 'db-1', region: 'Frankfurt' },
  { name: 'db-2', region: 'Dublin' },
  { name: 'mail-1', region: 'Mumbai' }
];

export const ListAlone: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Three servers" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Name</Th>
          <Th>Region</Th>
        </Tr>
      </Thead>
      <Tbody>
        {SERVERS.map(({ name, region }) => (
          <Tr key={name}>
            <Td dataLabel="Name">{name}</Td>
            <Td dataLabel="Region">{region}</Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
