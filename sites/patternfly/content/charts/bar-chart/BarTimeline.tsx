import { Chart, ChartAxis, ChartBar, ChartContainer } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const WINDOWS = [
  { x: 'Backup', y0: 1, y: 3 },
  { x: 'Updates', y0: 2, y: 6 },
  { x: 'Index', y0: 5, y: 7.5 }
];

export const BarTimeline: React.FunctionComponent = () => (
  <ChartCard title="Maintenance on June 3">
    <Chart
      ariaTitle="Maintenance on June 3"
      ariaDesc="Backup runs from 1 to 3, updates from 2 to 6, and the index from 5 to 7:30 in the morning."
      containerComponent={<ChartContainer containerId="bar-timeline-chart" />}
      domainPadding={{ x: 25 }}
      height={210}
      name="bar-timeline"
      padding={{ top: 10, right: 25, bottom: 35, left: 75 }}
      width={300}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 2, 4, 6, 8]} tickFormat={(hour: number) => `${hour}:00`} />
      <ChartBar barWidth={16} data={WINDOWS} horizontal />
    </Chart>
  </ChartCard>
);
