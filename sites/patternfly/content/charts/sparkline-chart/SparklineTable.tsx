import { ChartArea, ChartContainer, ChartGroup } from '@patternfly/react-charts/victory';
import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const SERVICES = [
  { name: 'checkout', values: [12, 14, 13, 18, 22, 27], trend: 'Rising from 12 to 27' },
  { name: 'catalog', values: [31, 30, 32, 31, 30, 31], trend: 'Steady, 30 to 32' },
  { name: 'search', values: [40, 36, 37, 29, 24, 20], trend: 'Falling from 40 to 20' }
];

export const SparklineTable: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Services with their requests per second" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Service</Th>
          <Th style={{ textAlign: 'end' }}>Requests</Th>
          <Th>Last hour</Th>
        </Tr>
      </Thead>
      <Tbody>
        {SERVICES.map(({ name, values, trend }) => (
          <Tr key={name}>
            <Td dataLabel="Service">{name}</Td>
            <Td dataLabel="Requests" className="pf-v6-m-tabular-nums" style={{ textAlign: 'end' }}>
              {values.at(-1)}
            </Td>
            <Td dataLabel="Last hour">
              <div dir="ltr" style={{ inlineSize: '100px' }}>
                <ChartGroup
                  ariaTitle={`Requests of ${name} in the last hour`}
                  ariaDesc={trend}
                  containerComponent={<ChartContainer containerId={`sparkline-${name}-chart`} />}
                  domain={{ y: [0, 45] }}
                  height={28}
                  name={`sparkline-${name}`}
                  padding={0}
                  width={100}
                >
                  <ChartArea data={values.map((y, x) => ({ x, y }))} />
                </ChartGroup>
              </div>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
