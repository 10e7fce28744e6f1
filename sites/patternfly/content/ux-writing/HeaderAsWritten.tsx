import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const LINKS = [
  { name: 'east', speed: '100', delay: '8\u00a0ms' },
  { name: 'west', speed: '40', delay: '14\u00a0ms' }
];

export const HeaderAsWritten: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Links" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Link</Th>
          <Th style={{ textAlign: 'end' }}>Mb/s</Th>
          <Th style={{ textAlign: 'end' }}>Delay</Th>
        </Tr>
      </Thead>
      <Tbody>
        {LINKS.map(({ name, speed, delay }) => (
          <Tr key={name}>
            <Td dataLabel="Link">{name}</Td>
            <Td dataLabel="Mb/s" className="pf-v6-m-tabular-nums" style={{ textAlign: 'end' }}>
              {speed}
            </Td>
            <Td dataLabel="Delay" className="pf-v6-m-tabular-nums" style={{ textAlign: 'end' }}>
              {delay}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
