import { Chart, ChartAxis, ChartBar, ChartContainer, ChartGroup, ChartTooltip } from '@patternfly/react-charts/victory';

const SUCCEEDED = [
  { x: 'Mon', y: 24 },
  { x: 'Tue', y: 31 },
  { x: 'Wed', y: 28 },
  { x: 'Thu', y: 35 }
];

const FAILED = [
  { x: 'Mon', y: 4 },
  { x: 'Tue', y: 9 },
  { x: 'Wed', y: 3 },
  { x: 'Thu', y: 5 }
];

const label =
  (name: string) =>
  ({ datum }: { datum?: { y: number } }) =>
    `${name}: ${datum?.y ?? 0}`;

export const ChartParts: React.FunctionComponent = () => (
  <div dir="ltr" style={{ maxWidth: '450px' }}>
    <Chart
      ariaTitle="Builds of this week"
      ariaDesc="From Monday to Thursday, 24 to 35 builds a day succeeded and 3 to 9 failed."
      containerComponent={<ChartContainer containerId="chart-parts" />}
      domainPadding={{ x: 40 }}
      height={240}
      legendData={[{ name: 'Succeeded' }, { name: 'Failed' }]}
      legendPosition="bottom"
      name="chart-parts"
      padding={{ top: 20, right: 20, bottom: 75, left: 50 }}
      width={450}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid />
      <ChartGroup offset={14}>
        <ChartBar
          data={SUCCEEDED}
          labels={label('Succeeded')}
          labelComponent={<ChartTooltip constrainToVisibleArea />}
        />
        <ChartBar data={FAILED} labels={label('Failed')} labelComponent={<ChartTooltip constrainToVisibleArea />} />
      </ChartGroup>
    </Chart>
  </div>
);
