import {
  Chart,
  ChartAxis,
  ChartContainer,
  ChartLabel,
  ChartLine,
  ChartScatter,
  ChartThemeColor
} from '@patternfly/react-charts/victory';
import chart_color_black_500 from '@patternfly/react-tokens/dist/esm/chart_color_black_500';
import chart_color_blue_300 from '@patternfly/react-tokens/dist/esm/chart_color_blue_300';
import chart_color_orange_300 from '@patternfly/react-tokens/dist/esm/chart_color_orange_300';
import { ChartCard } from '../../figures/ChartCard.tsx';

const DISK = [
  [10, 140],
  [25, 180],
  [40, 260],
  [60, 310],
  [80, 420]
].map(([x, y]) => ({ x, y }));

const MEMORY = [
  [15, 60],
  [30, 75],
  [50, 90],
  [70, 120],
  [90, 130]
].map(([x, y]) => ({ x, y }));

const TREND = [
  { x: 10, y: 130 },
  { x: 70, y: 366 }
];

export const ScatterParts: React.FunctionComponent = () => (
  <ChartCard title="Response time by load">
    <Chart
      ariaTitle="Response time in milliseconds, by load in requests per second"
      ariaDesc="With a disk cache, the time rises from 140 to 420 milliseconds. With a memory cache, it rises from 60 to 130."
      containerComponent={<ChartContainer containerId="scatter-parts-chart" />}
      domain={{ x: [0, 100], y: [0, 500] }}
      height={290}
      legendData={[
        { name: 'Disk cache', symbol: { fill: chart_color_blue_300.var, type: 'circle' } },
        { name: 'Memory cache', symbol: { fill: chart_color_orange_300.var, type: 'diamond' } }
      ]}
      legendPosition="bottom"
      name="scatter-parts"
      padding={{ top: 20, right: 20, bottom: 100, left: 70 }}
      themeColor={ChartThemeColor.multiUnordered}
      width={280}
    >
      <ChartAxis label="Requests per second" fixAxisLabelHeight showGrid tickValues={[0, 50, 100]} />
      <ChartAxis
        dependentAxis
        label="Milliseconds"
        showGrid
        style={{ axisLabel: { padding: 45 } }}
        tickValues={[0, 100, 200, 300, 400, 500]}
      />
      <ChartLine
        data={TREND}
        labels={({ datum }: { datum?: { x: number } }) => (datum?.x === 70 ? 'Trend' : '')}
        labelComponent={<ChartLabel dx={6} dy={9} textAnchor="start" verticalAnchor="middle" />}
        style={{ data: { stroke: chart_color_black_500.var, strokeDasharray: '3,3' } }}
      />
      <ChartScatter data={DISK} size={4} style={{ data: { fill: chart_color_blue_300.var } }} />
      <ChartScatter data={MEMORY} size={5} style={{ data: { fill: chart_color_orange_300.var } }} symbol="diamond" />
    </Chart>
  </ChartCard>
);
