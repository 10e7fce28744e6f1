import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const LINKS = [
  { name: 'east', speed: '100', delay: '8\u00a0ms' },
  { name: 'west', speed: '40', delay: '14\u00a0ms' }
];

export const HeaderInCapitals: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Links, in capitals" variant="compact" gridBreakPoint="">
      <Thead style={{ textTransform: 'uppercase' }}>
        <Tr>
          <Th>Link</Th>
          <Th>Mb/s</Th>
          <Th>Delay</Th>
        </Tr>
      </Thead>
      <Tbody>
        {LINKS.map(({ name, speed, delay }) => (
          <Tr key={name}>
            <Td dataLabel="Link">{name}</Td>
            <Td dataLabel="Mb/s">{speed}</Td>
            <Td dataLabel="Delay">{delay}</Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
