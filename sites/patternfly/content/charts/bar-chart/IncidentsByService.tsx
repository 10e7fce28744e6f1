import { Chart, ChartAxis, ChartBar, ChartContainer } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const INCIDENTS = [
  { x: 'Mail', y: 4 },
  { x: 'Search', y: 7 },
  { x: 'Login', y: 11 },
  { x: 'Payments', y: 19 }
];

export const IncidentsByService: React.FunctionComponent = () => (
  <ChartCard title="Incidents in October, by service">
    <Chart
      ariaTitle="Incidents in October, by service"
      ariaDesc="Payments had 19 incidents, Login 11, Search 7, and Mail 4."
      containerComponent={<ChartContainer containerId="incidents-by-service-chart" />}
      domainPadding={{ x: 20 }}
      height={200}
      name="incidents-by-service"
      padding={{ top: 10, right: 40, bottom: 10, left: 90 }}
      width={300}
    >
      <ChartAxis />
      <ChartBar data={INCIDENTS} horizontal labels={({ datum }: { datum?: { y: number } }) => datum?.y ?? ''} />
    </Chart>
  </ChartCard>
);
