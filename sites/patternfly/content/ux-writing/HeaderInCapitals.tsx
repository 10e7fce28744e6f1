import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const LINKS = [
  { name: 'east', speed: '12.5', delay: '8' },
  { name: 'west', speed: '9.8', delay: '14' }
];

export const HeaderInCapitals: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Links, in capitals" variant="compact" gridBreakPoint="">
      <Thead style={{ textTransform: 'uppercase' }}>
        <Tr>
          <Th>Link</Th>
          <Th>MB/s</Th>
          <Th>Delay (ms)</Th>
        </Tr>
      </Thead>
      <Tbody>
        {LINKS.map(({ name, speed, delay }) => (
          <Tr key={name}>
            <Td dataLabel="Link">{name}</Td>
            <Td dataLabel="MB/s">{speed}</Td>
            <Td dataLabel="Delay (ms)">{delay}</Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
