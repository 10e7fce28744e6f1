import { Chart, ChartAxis, ChartContainer, ChartLine, ChartThreshold } from '@patternfly/react-charts/victory';
import chart_color_blue_300 from '@patternfly/react-tokens/dist/esm/chart_color_blue_300';
import chart_color_teal_400 from '@patternfly/react-tokens/dist/esm/chart_color_teal_400';
import { ChartCard } from '../../figures/ChartCard.tsx';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

const SERIES = [
  { name: 'Web', color: chart_color_blue_300.var, limit: 50, values: [31, 36, 38, 44, 42] },
  { name: 'Queue', color: chart_color_teal_400.var, limit: 20, values: [8, 11, 16, 18, 15] }
];

export const LimitForEachSeries: React.FunctionComponent = () => (
  <ChartCard title="Processors in use">
    <Chart
      ariaTitle="Processors in use, with one limit for each service"
      ariaDesc="From Monday to Friday, the web service used 31 to 44 of 50 processors, and the queue 8 to 18 of 20."
      containerComponent={<ChartContainer containerId="limit-for-each-series-chart" />}
      domain={{ y: [0, 60] }}
      height={220}
      legendAllowWrap
      legendData={SERIES.flatMap(({ name, color, limit }) => [
        { name, symbol: { fill: color } },
        { name: `Limit: ${limit}`, symbol: { fill: color, type: 'threshold' } }
      ])}
      legendPosition="bottom-left"
      name="limit-for-each-series"
      padding={{ top: 10, right: 15, bottom: 90, left: 40 }}
      width={240}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 20, 40, 60]} />
      {SERIES.map(({ name, color, values }) => (
        <ChartLine
          key={name}
          data={values.map((y, index) => ({ x: DAYS[index], y }))}
          style={{ data: { stroke: color } }}
        />
      ))}
      {SERIES.map(({ name, color, limit }) => (
        <ChartThreshold
          key={`${name}-limit`}
          data={DAYS.map((x) => ({ x, y: limit }))}
          style={{ data: { stroke: color } }}
        />
      ))}
    </Chart>
  </ChartCard>
);
