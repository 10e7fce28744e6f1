import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const VALUES = ['web-1', 'Frankfurt', '32 GB'];
const COLUMNS = ['Name', 'Region', 'Memory'];

export const RecordAsTable: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Host web-1" gridBreakPoint="" variant="compact">
      <Thead>
        <Tr>
          {COLUMNS.map((column) => (
            <Th key={column} modifier="nowrap">
              {column}
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        <Tr>
          {VALUES.map((value, index) => (
            <Td key={value} dataLabel={COLUMNS[index]}>
              {value}
            </Td>
          ))}
        </Tr>
      </Tbody>
    </Table>
  </Card>
);
