import { Chart, ChartAxis, ChartBar, ChartContainer, ChartStack } from '@patternfly/react-charts/victory';
import chart_color_black_300 from '@patternfly/react-tokens/dist/esm/chart_color_black_300';
import chart_color_blue_300 from '@patternfly/react-tokens/dist/esm/chart_color_blue_300';
import chart_global_danger_Color_100 from '@patternfly/react-tokens/dist/esm/chart_global_danger_Color_100';
import { ChartCard } from '../../figures/ChartCard.tsx';

const WEEKS = ['Week 1', 'Week 2', 'Week 3', 'Week 4'];
const RESULTS = [
  { name: 'Passed', values: [52, 58, 61, 66] },
  { name: 'Failed', values: [9, 14, 8, 6] },
  { name: 'Canceled', values: [4, 3, 5, 2] }
];

const COLORS = [chart_color_blue_300.var, chart_global_danger_Color_100.var, chart_color_black_300.var];

export const RunsByResult: React.FunctionComponent = () => (
  <ChartCard title="Pipeline runs by week">
    <Chart
      ariaTitle="Pipeline runs by week and result"
      ariaDesc="From week 1 to 4, passed runs rose from 52 to 66. Failed runs were 9, 14, 8, and 6; canceled runs 4, 3, 5, and 2."
      containerComponent={<ChartContainer containerId="runs-by-result-chart" />}
      domainPadding={{ x: 30 }}
      height={240}
      legendData={RESULTS.map(({ name }) => ({ name }))}
      legendPosition="bottom-left"
      name="runs-by-result"
      padding={{ top: 10, right: 20, bottom: 75, left: 45 }}
      colorScale={COLORS}
      width={300}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 20, 40, 60, 80]} />
      <ChartStack>
        {RESULTS.map(({ name, values }) => (
          <ChartBar key={name} barWidth={24} data={values.map((y, index) => ({ x: WEEKS[index], y }))} />
        ))}
      </ChartStack>
    </Chart>
  </ChartCard>
);
