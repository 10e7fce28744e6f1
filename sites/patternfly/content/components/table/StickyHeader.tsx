import { Card } from '@patternfly/react-core';
import { InnerScrollContainer, Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const REGIONS = ['Dublin', 'Frankfurt', 'Mumbai', 'Osaka', 'Oregon', 'Ohio', 'Paris', 'Seoul'];

export const StickyHeader: React.FunctionComponent = () => (
  <Card>
    <InnerScrollContainer tabIndex={0} role="region" aria-label="Servers by region" style={{ blockSize: '14rem' }}>
      <Table aria-label="Number of servers by region" variant="compact" isStickyHeader gridBreakPoint="">
        <Thead>
          <Tr>
            <Th>Region</Th>
            <Th style={{ textAlign: 'end' }}>Servers</Th>
          </Tr>
        </Thead>
        <Tbody>
          {REGIONS.map((region, index) => (
            <Tr key={region}>
              <Td dataLabel="Region">{region}</Td>
              <Td dataLabel="Servers" className="pf-v6-m-tabular-nums" style={{ textAlign: 'end' }}>
                {12 + 7 * index}
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </InnerScrollContainer>
  </Card>
);
