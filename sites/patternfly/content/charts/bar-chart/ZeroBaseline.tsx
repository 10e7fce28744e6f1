import { Chart, ChartAxis, ChartBar, ChartContainer } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const TIMES = [
  { x: '4.1', y: 92 },
  { x: '4.2', y: 96 },
  { x: '4.3', y: 99 }
];

export const ZeroBaseline: React.FunctionComponent = () => (
  <ChartCard title="Build time in seconds, by version">
    <Chart
      ariaTitle="Build time in seconds, axis from zero"
      ariaDesc="Version 4.1 took 92 seconds, version 4.2 took 96, and version 4.3 took 99."
      containerComponent={<ChartContainer containerId="zero-baseline-chart" />}
      domainPadding={{ x: 35 }}
      height={200}
      name="zero-baseline"
      padding={{ top: 15, right: 10, bottom: 35, left: 42 }}
      width={240}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 25, 50, 75, 100]} />
      <ChartBar barWidth={24} data={TIMES} />
    </Chart>
  </ChartCard>
);
