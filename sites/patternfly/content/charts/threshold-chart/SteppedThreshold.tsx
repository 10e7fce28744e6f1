import { Chart, ChartAxis, ChartContainer, ChartLine, ChartThreshold } from '@patternfly/react-charts/victory';
import chart_global_danger_Color_100 from '@patternfly/react-tokens/dist/esm/chart_global_danger_Color_100';
import { ChartCard } from '../../figures/ChartCard.tsx';

const REQUESTS = [18, 23, 26, 28, 39, 43, 45].map((y, index) => ({ x: index + 1, y }));

const LIMIT = [
  { x: 1, y: 30 },
  { x: 4, y: 30 },
  { x: 4, y: 50 },
  { x: 7, y: 50 }
];

export const SteppedThreshold: React.FunctionComponent = () => (
  <ChartCard title="Requests per second, by day">
    <Chart
      ariaTitle="Requests per second by day, with a limit"
      ariaDesc="From day 1 to 7, requests rose from 18 to 45. The limit was 30 until day 4 and is 50 since then."
      containerComponent={<ChartContainer containerId="stepped-threshold-chart" />}
      domain={{ y: [0, 60] }}
      height={240}
      legendAllowWrap
      legendData={[
        { name: 'Requests' },
        { name: 'Limit: 30, then 50', symbol: { fill: chart_global_danger_Color_100.var, type: 'threshold' } }
      ]}
      legendPosition="bottom-left"
      name="stepped-threshold"
      padding={{ top: 10, right: 15, bottom: 95, left: 35 }}
      width={240}
    >
      <ChartAxis tickValues={[1, 2, 3, 4, 5, 6, 7]} />
      <ChartAxis dependentAxis showGrid tickValues={[0, 20, 40, 60]} />
      <ChartLine data={REQUESTS} />
      <ChartThreshold data={LIMIT} style={{ data: { stroke: chart_global_danger_Color_100.var } }} />
    </Chart>
  </ChartCard>
);
