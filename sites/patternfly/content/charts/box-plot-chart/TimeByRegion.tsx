import { Chart, ChartAxis, ChartBoxPlot, ChartContainer } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const TIMES = [
  { x: 'Europe', min: 40, q1: 60, median: 75, q3: 95, max: 140 },
  { x: 'America', min: 55, q1: 90, median: 120, q3: 165, max: 260 },
  { x: 'Asia', min: 50, q1: 70, median: 90, q3: 180, max: 340 }
];

export const TimeByRegion: React.FunctionComponent = () => (
  <ChartCard title="Response time in ms, by region">
    <Chart
      ariaTitle="Response time in milliseconds, by region"
      ariaDesc="Medians: Europe 75, America 120, Asia 90. The slowest requests took 140, 260, and 340 milliseconds."
      containerComponent={<ChartContainer containerId="time-by-region-chart" />}
      domain={{ y: [0, 400] }}
      domainPadding={{ x: 45 }}
      height={230}
      name="time-by-region"
      padding={{ top: 10, right: 20, bottom: 35, left: 45 }}
      width={300}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 100, 200, 300, 400]} />
      <ChartBoxPlot data={TIMES} />
    </Chart>
  </ChartCard>
);
