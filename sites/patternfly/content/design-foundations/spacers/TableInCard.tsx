import { Card, CardTitle } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

export const TableInCard: React.FunctionComponent = () => (
  <Card>
    <CardTitle component="h4">Hosts</CardTitle>

    <Table aria-label="Hosts" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Name</Th>
          <Th>Region</Th>
        </Tr>
      </Thead>
      <Tbody>
        <Tr>
          <Td dataLabel="Name">web-1</Td>
          <Td dataLabel="Region">Frankfurt</Td>
        </Tr>
        <Tr>
          <Td dataLabel="Name">web-2</Td>
          <Td dataLabel="Region">Dublin</Td>
        </Tr>
      </Tbody>
    </Table>
  </Card>
);
