import { Chart, ChartAxis, ChartBar, ChartContainer } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const JOBS = [
  { x: 'Import', y: 20 },
  { x: 'Export', y: 20 }
];

export const SpreadHidden: React.FunctionComponent = () => (
  <ChartCard title="Minutes per job">
    <Chart
      ariaTitle="Minutes per job, as averages"
      ariaDesc="The average of imports is 20 minutes, and that of exports is 20, too."
      containerComponent={<ChartContainer containerId="spread-hidden-chart" />}
      domain={{ y: [0, 50] }}
      domainPadding={{ x: 50 }}
      height={190}
      name="spread-hidden"
      padding={{ top: 10, right: 15, bottom: 35, left: 35 }}
      width={240}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 25, 50]} />
      <ChartBar barWidth={20} data={JOBS} />
    </Chart>
  </ChartCard>
);
