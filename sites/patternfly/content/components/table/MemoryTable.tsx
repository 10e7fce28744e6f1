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
          <Th>{headers[0]}</Th>
          <Th style={{ textAlign: 'end' }}>{headers[1]}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {rows.map(([server, memory]) => (
          <Tr key={server}>
            <Td dataLabel={headers[0]}>{server}</Td>
            <Td dataLabel={headers[1]} className="pf-v6-m-tabular-nums" style={{ textAlign: 'end' }}>
              {memory}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
