import { Chart, ChartAxis, ChartBar, ChartContainer } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const REQUESTS = [
  { x: 'Mon', y: 52 },
  { x: 'Tue', y: 58 },
  { x: 'Wed', y: 55 },
  { x: 'Thu', y: 61 },
  { x: 'Fri', y: 49 }
];

export const ScaledText: React.FunctionComponent = () => (
  <ChartCard title="Requests in thousands">
    <Chart
      ariaTitle="Requests in thousands, scaled"
      ariaDesc="From Monday to Friday: 52, 58, 55, 61, and 49 thousand."
      containerComponent={<ChartContainer containerId="scaled-text-chart" />}
      domain={{ y: [0, 80] }}
      domainPadding={{ x: 60 }}
      height={480}
      name="scaled-text"
      padding={{ top: 20, right: 20, bottom: 50, left: 50 }}
      width={640}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 20, 40, 60, 80]} />
      <ChartBar data={REQUESTS} />
    </Chart>
  </ChartCard>
);
