import { Chart, ChartAxis, ChartBoxPlot, ChartContainer } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const JOBS = [
  { x: 'Import', min: 8, q1: 18, median: 20, q3: 22, max: 32 },
  { x: 'Export', min: 2, q1: 6, median: 12, q3: 34, max: 46 }
];

export const SpreadShown: React.FunctionComponent = () => (
  <ChartCard title="Minutes per job">
    <Chart
      ariaTitle="Minutes per job, as a distribution"
      ariaDesc="Half of the imports take 18 to 22 minutes. Half of the exports take 6 to 34."
      containerComponent={<ChartContainer containerId="spread-shown-chart" />}
      domain={{ y: [0, 50] }}
      domainPadding={{ x: 50 }}
      height={190}
      name="spread-shown"
      padding={{ top: 10, right: 15, bottom: 35, left: 35 }}
      width={240}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 25, 50]} />
      <ChartBoxPlot data={JOBS} />
    </Chart>
  </ChartCard>
);
