import { useState } from 'react';
import { Chart, ChartAxis, ChartBar, ChartContainer } from '@patternfly/react-charts/victory';
import { Card, CardBody, CardHeader, CardTitle, ToggleGroup, ToggleGroupItem } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const JOBS = [
  { x: 'Mon', y: 42 },
  { x: 'Tue', y: 57 },
  { x: 'Wed', y: 51 },
  { x: 'Thu', y: 63 }
];

const DAYS: Record<string, string> = { Mon: 'Monday', Tue: 'Tuesday', Wed: 'Wednesday', Thu: 'Thursday' };

function JobChart(): React.ReactElement {
  return (
    <div dir="ltr">
      <Chart
        ariaTitle="Finished jobs by day"
        ariaDesc="From Monday to Thursday, 42 to 63 jobs finished a day. Thursday had the most."
        containerComponent={<ChartContainer containerId="jobs-svg" />}
        domainPadding={{ x: 30 }}
        height={220}
        name="jobs"
        padding={{ top: 10, right: 20, bottom: 35, left: 45 }}
        width={300}
      >
        <ChartAxis />
        <ChartAxis dependentAxis showGrid tickValues={[0, 20, 40, 60, 80]} />
        <ChartBar barWidth={20} data={JOBS} />
      </Chart>
    </div>
  );
}

function JobTable(): React.ReactElement {
  return (
    <Table aria-label="Finished jobs by day" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Day</Th>
          <Th style={{ textAlign: 'end' }}>Finished jobs</Th>
        </Tr>
      </Thead>
      <Tbody>
        {JOBS.map(({ x, y }) => (
          <Tr key={x}>
            <Td dataLabel="Day">{DAYS[x]}</Td>
            <Td dataLabel="Finished jobs" className="pf-v6-m-tabular-nums" style={{ textAlign: 'end' }}>
              {y}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

export const ChartOrTable: React.FunctionComponent = () => {
  const [isTable, setTable] = useState(false);

  const toggle = (
    <ToggleGroup aria-label="View of the finished jobs">
      <ToggleGroupItem buttonId="jobs-chart" isSelected={!isTable} onChange={() => setTable(false)} text="Chart" />
      <ToggleGroupItem buttonId="jobs-table" isSelected={isTable} onChange={() => setTable(true)} text="Table" />
    </ToggleGroup>
  );

  return (
    <Card>
      <CardHeader actions={{ actions: toggle }}>
        <CardTitle>Finished jobs</CardTitle>
      </CardHeader>
      <CardBody style={{ minBlockSize: '16rem' }}>{isTable ? <JobTable /> : <JobChart />}</CardBody>
    </Card>
  );
};
