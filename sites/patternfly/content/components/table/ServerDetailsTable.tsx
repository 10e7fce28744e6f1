import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const DETAILS = [
  { term: 'Region', value: 'Frankfurt' },
  { term: 'Memory', value: '16 GB' },
  { term: 'Created', value: 'August 3, 2026' }
];

export const ServerDetailsTable: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Details of db-1" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Attribute</Th>
          <Th>Value</Th>
        </Tr>
      </Thead>
      <Tbody>
        {DETAILS.map(({ term, value }) => (
          <Tr key={term}>
            <Td dataLabel="Attribute">{term}</Td>
            <Td dataLabel="Value">{value}</Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
