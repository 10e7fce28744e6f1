import { Chart, ChartAxis, ChartBar, ChartContainer } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const TIMES = [
  { x: '4.1', y: 92 },
  { x: '4.2', y: 96 },
  { x: '4.3', y: 99 }
];

export const CutBaseline: React.FunctionComponent = () => (
  <ChartCard title="Build time in seconds, by version">
    <Chart
      ariaTitle="Build time in seconds, axis from 90"
      ariaDesc="Version 4.1 took 92 seconds, version 4.2 took 96, and version 4.3 took 99."
      containerComponent={<ChartContainer containerId="cut-baseline-chart" />}
      domainPadding={{ x: 35 }}
      domain={{ y: [90, 100] }}
      height={200}
      name="cut-baseline"
      padding={{ top: 15, right: 10, bottom: 35, left: 42 }}
      width={240}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[90, 92, 94, 96, 98, 100]} />
      <ChartBar barWidth={24} data={TIMES} />
    </Chart>
  </ChartCard>
);
