import { Chart, ChartAxis, ChartContainer, ChartLine, ChartThreshold } from '@patternfly/react-charts/victory';
import chart_global_danger_Color_100 from '@patternfly/react-tokens/dist/esm/chart_global_danger_Color_100';
import { ChartCard } from '../../figures/ChartCard.tsx';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const JOBS = [42, 58, 47, 61, 52].map((y, index) => ({ x: DAYS[index], y }));
const AVERAGE = DAYS.map((x) => ({ x, y: 52 }));

export const AverageAsThreshold: React.FunctionComponent = () => (
  <ChartCard title="Jobs a day">
    <Chart
      ariaTitle="Jobs a day, with the average as a limit"
      ariaDesc="From Monday to Friday, 42 to 61 jobs ran a day. A dashed line shows the average of 52."
      containerComponent={<ChartContainer containerId="average-as-threshold-chart" />}
      domain={{ y: [0, 80] }}
      height={220}
      legendAllowWrap
      legendData={[
        { name: 'Jobs' },
        { name: 'Average: 52', symbol: { fill: chart_global_danger_Color_100.var, type: 'threshold' } }
      ]}
      legendPosition="bottom-left"
      name="average-as-threshold"
      padding={{ top: 10, right: 15, bottom: 75, left: 40 }}
      width={240}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 20, 40, 60, 80]} />
      <ChartLine data={JOBS} />
      <ChartThreshold data={AVERAGE} style={{ data: { stroke: chart_global_danger_Color_100.var } }} />
    </Chart>
  </ChartCard>
);
