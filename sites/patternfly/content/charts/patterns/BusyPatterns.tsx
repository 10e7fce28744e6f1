import { ChartContainer, ChartPie, ChartThemeColor } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const SHARES = [14, 13, 12, 11, 10, 10, 9, 8, 7, 6].map((y, index) => ({ x: `Team ${index + 1}`, y }));

export const BusyPatterns: React.FunctionComponent = () => (
  <ChartCard title="Capacity in percent">
    <ChartPie
      ariaTitle="Capacity in percent, ten patterns"
      ariaDesc="Ten teams use between 6 and 14 percent each."
      containerComponent={<ChartContainer containerId="busy-patterns-chart" />}
      data={SHARES}
      hasPatterns
      height={260}
      labels={() => ''}
      name="busy-patterns"
      padding={{ top: 10, right: 20, bottom: 100, left: 20 }}
      themeColor={ChartThemeColor.multiOrdered}
      width={240}
    />
  </ChartCard>
);
