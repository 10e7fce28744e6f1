import { Chart, ChartAxis, ChartBar, ChartContainer, ChartGroup } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const REQUESTED = [
  { x: 'worker-1', y: 12 },
  { x: 'worker-2', y: 9 },
  { x: 'worker-3', y: 14 }
];

const USED = [
  { x: 'worker-1', y: 7 },
  { x: 'worker-2', y: 8 },
  { x: 'worker-3', y: 5 }
];

export const PatternBars: React.FunctionComponent = () => (
  <ChartCard title="CPU cores by node">
    <Chart
      ariaTitle="CPU cores by node"
      ariaDesc="Requested and used cores: worker-1, 12 and 7; worker-2, 9 and 8; worker-3, 14 and 5."
      containerComponent={<ChartContainer containerId="pattern-bars-chart" />}
      domainPadding={{ x: 50 }}
      hasPatterns
      height={230}
      legendData={[{ name: 'Requested' }, { name: 'Used' }]}
      legendPosition="bottom-left"
      name="pattern-bars"
      padding={{ top: 10, right: 10, bottom: 75, left: 45 }}
      width={300}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 5, 10, 15]} />
      <ChartGroup offset={24}>
        <ChartBar barWidth={20} data={REQUESTED} />
        <ChartBar barWidth={20} data={USED} />
      </ChartGroup>
    </Chart>
  </ChartCard>
);
