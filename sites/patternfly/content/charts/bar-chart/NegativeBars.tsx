import { Chart, ChartAxis, ChartBar, ChartContainer } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const CHANGES = [
  { x: 'May', y: 6 },
  { x: 'Jun', y: -3 },
  { x: 'Jul', y: 9 },
  { x: 'Aug', y: 4 },
  { x: 'Sep', y: -5 }
];

export const NegativeBars: React.FunctionComponent = () => (
  <ChartCard title="Change of costs in percent">
    <Chart
      ariaTitle="Change of costs in percent, by month"
      ariaDesc="May: plus 6. June: minus 3. July: plus 9. August: plus 4. September: minus 5."
      containerComponent={<ChartContainer containerId="negative-bars-chart" />}
      domainPadding={{ x: 30 }}
      height={210}
      name="negative-bars"
      padding={{ top: 10, right: 10, bottom: 30, left: 50 }}
      width={300}
    >
      <ChartAxis offsetY={30} />
      <ChartAxis dependentAxis showGrid tickValues={[-10, -5, 0, 5, 10]} />
      <ChartBar barWidth={16} data={CHANGES} />
    </Chart>
  </ChartCard>
);
