import { Card, Label } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const SERVERS = [
  { name: 'db-1', region: 'Frankfurt', status: 'success', word: 'Running' },
  { name: 'web-2', region: 'Dublin', status: undefined, word: 'Stopped' }
] as const;

/** The break points of the table apply to the width of this box. */
const CONTAINER: React.CSSProperties = { containerType: 'inline-size', containerName: 'pf-v6-contain-table' };

export const NarrowTable: React.FunctionComponent = () => (
  <div style={CONTAINER}>
    <Card>
      <Table aria-label="Servers in a narrow box" gridBreakPoint="grid-md">
        <Thead>
          <Tr>
            <Th>Name</Th>
            <Th>Region</Th>
            <Th>Status</Th>
          </Tr>
        </Thead>
        <Tbody>
          {SERVERS.map(({ name, region, status, word }) => (
            <Tr key={name}>
              <Td dataLabel="Name">{name}</Td>
              <Td dataLabel="Region">{region}</Td>
              <Td dataLabel="Status">
                <div>
                  <Label status={status}>{word}</Label>
                </div>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Card>
  </div>
);
