import { Card, Skeleton } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

export const LoadingTable: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Volumes, loading" aria-busy gridBreakPoint="">
      <Thead>
        <Tr>
          <Th width={50}>Volume</Th>
          <Th style={{ textAlign: 'end' }}>Size</Th>
        </Tr>
      </Thead>
      <Tbody>
        {[1, 2, 3].map((row) => (
          <Tr key={row}>
            <Td dataLabel="Volume">
              <Skeleton screenreaderText="Loading the name" />
            </Td>
            <Td dataLabel="Size">
              <Skeleton width="60%" style={{ marginInlineStart: 'auto' }} screenreaderText="Loading the size" />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
