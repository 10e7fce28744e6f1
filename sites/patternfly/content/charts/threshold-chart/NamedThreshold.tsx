import { Chart, ChartAxis, ChartContainer, ChartLine, ChartThreshold } from '@patternfly/react-charts/victory';
import chart_global_danger_Color_100 from '@patternfly/react-tokens/dist/esm/chart_global_danger_Color_100';
import { ChartCard } from '../../figures/ChartCard.tsx';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const TIMES = [140, 155, 170, 190, 185].map((y, index) => ({ x: DAYS[index], y }));
const TARGET = DAYS.map((x) => ({ x, y: 200 }));

export const NamedThreshold: React.FunctionComponent = () => (
  <ChartCard title="Response time in ms">
    <Chart
      ariaTitle="Response time in milliseconds, with a named limit"
      ariaDesc="From Monday to Friday, the time rose from 140 to 185 milliseconds. The agreed limit is 200."
      containerComponent={<ChartContainer containerId="named-threshold-chart" />}
      domain={{ y: [0, 250] }}
      height={220}
      legendAllowWrap
      legendData={[
        { name: 'Median' },
        { name: 'Agreed limit: 200 ms', symbol: { fill: chart_global_danger_Color_100.var, type: 'threshold' } }
      ]}
      legendPosition="bottom-left"
      name="named-threshold"
      padding={{ top: 10, right: 15, bottom: 90, left: 45 }}
      width={240}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 100, 200]} />
      <ChartLine data={TIMES} />
      <ChartThreshold data={TARGET} style={{ data: { stroke: chart_global_danger_Color_100.var } }} />
    </Chart>
  </ChartCard>
);
