import { Card, MenuToggle } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const SERVERS = ['db-1', 'db-2', 'mail-1'];

export const RowsWithButtons: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Servers with a text toggle in each row" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Name</Th>
          <Th screenReaderText="Actions" />
        </Tr>
      </Thead>
      <Tbody>
        {SERVERS.map((name) => (
          <Tr key={name}>
            <Td dataLabel="Name">{name}</Td>
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
