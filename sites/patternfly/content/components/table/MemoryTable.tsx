import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

interface MemoryTableProps {
  label: string;
  headers: [string, string];
  /** Name and memory of each server. */
  rows: [string, string][];
}

/** Servers with their memory. */
export const MemoryTable: React.FunctionComponent<MemoryTableProps> = ({ label, headers, rows }) => (
  <Card>
    <Table aria-label={label} variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          {headers.map((header) => (
            <Th key={header}>{header}</Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((cells) => (
          <Tr key={cells[0]}>
            {cells.map((cell, index) => (
              <Td key={headers[index]} dataLabel={headers[index]}>
                {cell}
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
