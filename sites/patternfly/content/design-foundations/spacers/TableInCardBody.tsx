import { Card, CardBody, CardTitle } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

export const TableInCardBody: React.FunctionComponent = () => (
  <Card>
    <CardTitle component="h4">Hosts</CardTitle>
    <CardBody>
      <Table aria-label="Hosts in a body" variant="compact" gridBreakPoint="">
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
    </CardBody>
  </Card>
);
