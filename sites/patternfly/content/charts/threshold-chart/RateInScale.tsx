import { Chart, ChartAxis, ChartContainer, ChartLine, ChartThreshold } from '@patternfly/react-charts/victory';
import chart_global_danger_Color_100 from '@patternfly/react-tokens/dist/esm/chart_global_danger_Color_100';
import { ChartCard } from '../../figures/ChartCard.tsx';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const REQUESTS = [310, 355, 340, 420, 390].map((y, index) => ({ x: DAYS[index], y }));
const LIMIT = DAYS.map((x) => ({ x, y: 600 }));

export const RateInScale: React.FunctionComponent = () => (
  <ChartCard title="Requests per minute">
    <Chart
      ariaTitle="Requests per minute, with a limit in the scale"
      ariaDesc="From Monday to Friday, 310 to 420 requests a minute arrived. The limit is 600."
      containerComponent={<ChartContainer containerId="rate-in-scale-chart" />}
      domain={{ y: [0, 750] }}
      height={220}
      legendData={[
        { name: 'Requests' },
        { name: 'Limit: 600', symbol: { fill: chart_global_danger_Color_100.var, type: 'threshold' } }
      ]}
      legendPosition="bottom-left"
      name="rate-in-scale"
      padding={{ top: 10, right: 15, bottom: 70, left: 45 }}
      width={240}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 250, 500, 750]} />
      <ChartLine data={REQUESTS} />
      <ChartThreshold data={LIMIT} style={{ data: { stroke: chart_global_danger_Color_100.var } }} />
    </Chart>
  </ChartCard>
);
