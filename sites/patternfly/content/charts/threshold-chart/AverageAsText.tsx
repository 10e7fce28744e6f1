import { Chart, ChartAxis, ChartContainer, ChartLine } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const JOBS = [42, 58, 47, 61, 52].map((y, index) => ({ x: DAYS[index], y }));

export const AverageAsText: React.FunctionComponent = () => (
  <ChartCard title="Jobs a day" footer="On average, 52 jobs a day.">
    <Chart
      ariaTitle="Jobs a day, with the average below"
      ariaDesc="From Monday to Friday, 42 to 61 jobs ran a day."
      containerComponent={<ChartContainer containerId="average-as-text-chart" />}
      domain={{ y: [0, 80] }}
      height={200}
      name="average-as-text"
      padding={{ top: 10, right: 15, bottom: 40, left: 40 }}
      width={240}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 20, 40, 60, 80]} />
      <ChartLine data={JOBS} />
    </Chart>
  </ChartCard>
);
