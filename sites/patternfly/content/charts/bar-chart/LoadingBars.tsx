import { Chart, ChartAxis, ChartBar, ChartContainer, ChartThemeColor } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const SHAPE = [
  { x: 'Mail', y: 8 },
  { x: 'Search', y: 12 },
  { x: 'Login', y: 16 },
  { x: 'Payments', y: 20 }
];

export const LoadingBars: React.FunctionComponent = () => (
  <ChartCard title="Incidents in October, by service">
    <Chart
      ariaTitle="Loading incidents by service"
      containerComponent={<ChartContainer containerId="loading-bars-chart" />}
      domainPadding={{ x: 20 }}
      height={170}
      name="loading-bars"
      padding={{ top: 10, right: 30, bottom: 10, left: 85 }}
      themeColor={ChartThemeColor.skeleton}
      width={240}
    >
      <ChartAxis />
      <ChartBar data={SHAPE} horizontal />
    </Chart>
  </ChartCard>
);
