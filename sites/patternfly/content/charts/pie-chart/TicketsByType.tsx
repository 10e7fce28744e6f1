import { ChartContainer, ChartPie, ChartThemeColor } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const TICKETS = [
  { x: 'Question', y: 52 },
  { x: 'Problem', y: 33 },
  { x: 'Request', y: 15 }
];

export const TicketsByType: React.FunctionComponent = () => (
  <ChartCard title="Tickets by type in percent">
    <ChartPie
      ariaTitle="Tickets by type in percent"
      ariaDesc="Questions are 52 percent, problems 33, and requests 15."
      constrainToVisibleArea
      containerComponent={<ChartContainer containerId="tickets-by-type-chart" />}
      data={TICKETS}
      height={170}
      labels={({ datum }: { datum?: { x: string; y: number } }) => (datum ? `${datum.x}: ${datum.y}%` : '')}
      legendData={TICKETS.map(({ x, y }) => ({ name: `${x}: ${y}%` }))}
      legendOrientation="vertical"
      legendPosition="right"
      name="tickets-by-type"
      padding={{ top: 10, right: 140, bottom: 10, left: 10 }}
      themeColor={ChartThemeColor.multiOrdered}
      width={300}
    />
  </ChartCard>
);
