import { Chart, ChartAxis, ChartContainer, ChartGroup, ChartLine } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const TIMES = [140, 155, 170, 190, 185].map((y, index) => ({ x: DAYS[index], y }));
const TARGET = DAYS.map((x) => ({ x, y: 200 }));

export const UnnamedThreshold: React.FunctionComponent = () => (
  <ChartCard title="Response time in ms">
    <Chart
      ariaTitle="Response time in milliseconds, with a limit that looks like data"
      ariaDesc="From Monday to Friday, one line rises from 140 to 185 milliseconds. Another stays at 200."
      containerComponent={<ChartContainer containerId="unnamed-threshold-chart" />}
      domain={{ y: [0, 250] }}
      height={220}
      name="unnamed-threshold"
      padding={{ top: 10, right: 15, bottom: 90, left: 45 }}
      width={240}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 100, 200]} />
      <ChartGroup>
        <ChartLine data={TIMES} />
        <ChartLine data={TARGET} />
      </ChartGroup>
    </Chart>
  </ChartCard>
);
