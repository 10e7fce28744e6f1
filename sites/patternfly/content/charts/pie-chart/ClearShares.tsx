import { ChartContainer, ChartPie, ChartThemeColor } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const HOSTS = [
  { x: 'Up to date', y: 71 },
  { x: 'Outdated', y: 22 },
  { x: 'Unknown', y: 7 }
];

export const ClearShares: React.FunctionComponent = () => (
  <ChartCard title="Hosts by patch level">
    <ChartPie
      ariaTitle="Hosts by patch level in percent"
      ariaDesc="71 percent of the hosts are up to date, 22 are outdated, and 7 are unknown."
      containerComponent={<ChartContainer containerId="clear-shares-chart" />}
      data={HOSTS}
      height={260}
      labels={() => ''}
      legendData={HOSTS.map(({ x, y }) => ({ name: `${x}: ${y}%` }))}
      legendOrientation="vertical"
      legendPosition="bottom"
      name="clear-shares"
      padding={{ top: 10, right: 20, bottom: 100, left: 20 }}
      themeColor={ChartThemeColor.multiOrdered}
      width={240}
    />
  </ChartCard>
);
