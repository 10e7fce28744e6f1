import { Card, MenuToggle } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const SERVERS = [
  { name: 'db-1', region: 'Frankfurt' },
  { name: 'db-2', region: 'Dublin' },
  { name: 'mail-1', region: 'Mumbai' }
];

export const RowsWithButtons: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Servers with a text toggle in each row" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Name</Th>
          <Th>Region</Th>
          <Th screenReaderText="Actions" />
        </Tr>
      </Thead>
      <Tbody>
        {SERVERS.map(({ name, region }) => (
          <Tr key={name}>
            <Td dataLabel="Name">{name}</Td>
            <Td dataLabel="Region">{region}</Td>
            <Td isActionCell>
              <MenuToggle variant="secondary" aria-label={`Actions for ${name}, as text`}>
                Actions
              </MenuToggle>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
