import { Chart, ChartAxis, ChartBar, ChartContainer } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const STORAGE = [
  { x: 'billing', y: 14 },
  { x: 'staging', y: 22 },
  { x: 'analytics', y: 31 },
  { x: 'web-shop', y: 46 }
];

export const OneColor: React.FunctionComponent = () => (
  <ChartCard title="Storage in GB, by project">
    <Chart
      ariaTitle="Storage in GB, by project, in order of size"
      ariaDesc="The project web-shop uses 46 GB, analytics 31, staging 22, and billing 14."
      containerComponent={<ChartContainer containerId="one-color-chart" />}
      domainPadding={{ x: 20 }}
      height={170}
      name="one-color"
      padding={{ top: 10, right: 30, bottom: 10, left: 85 }}
      width={240}
    >
      <ChartAxis />
      <ChartBar data={STORAGE} horizontal labels={({ datum }: { datum?: { y: number } }) => datum?.y ?? ''} />
    </Chart>
  </ChartCard>
);
