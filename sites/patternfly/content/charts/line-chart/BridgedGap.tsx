import { Chart, ChartAxis, ChartContainer, ChartLine } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const REQUESTS = [
  { x: 'Mon', y: 52 },
  { x: 'Tue', y: 58 },
  { x: 'Wed', y: 55 },
  { x: 'Thu', y: 0 },
  { x: 'Fri', y: 0 },
  { x: 'Sat', y: 31 },
  { x: 'Sun', y: 28 }
];

export const BridgedGap: React.FunctionComponent = () => (
  <ChartCard title="Requests in thousands">
    <Chart
      ariaTitle="Requests in thousands, with zeros"
      ariaDesc="52 on Monday, 58 on Tuesday, 55 on Wednesday, zero on Thursday and Friday, 31 on Saturday, 28 on Sunday."
      containerComponent={<ChartContainer containerId="bridged-gap-chart" />}
      domain={{ y: [0, 60] }}
      height={180}
      name="bridged-gap"
      padding={{ top: 10, right: 20, bottom: 35, left: 35 }}
      width={240}
    >
      <ChartAxis tickValues={REQUESTS.map(({ x }) => x)} fixLabelOverlap />
      <ChartAxis dependentAxis showGrid tickValues={[0, 30, 60]} />
      <ChartLine data={REQUESTS} />
    </Chart>
  </ChartCard>
);
