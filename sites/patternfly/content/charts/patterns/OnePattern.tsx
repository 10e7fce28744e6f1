import { ChartContainer, ChartPie, ChartThemeColor } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const SHARES = [
  { x: 'Reserved', y: 55 },
  { x: 'Forecast', y: 25 },
  { x: 'Free', y: 20 }
];

export const OnePattern: React.FunctionComponent = () => (
  <ChartCard title="Capacity in percent">
    <ChartPie
      ariaTitle="Capacity in percent, one pattern"
      ariaDesc="55 percent are reserved, 25 are a forecast, and 20 are free."
      containerComponent={<ChartContainer containerId="one-pattern-chart" />}
      data={SHARES}
      hasPatterns={[false, true, false]}
      height={260}
      labels={() => ''}
      legendData={SHARES.map(({ x }) => ({ name: x }))}
      legendOrientation="vertical"
      legendPosition="bottom"
      name="one-pattern"
      padding={{ top: 10, right: 20, bottom: 100, left: 20 }}
      themeColor={ChartThemeColor.multiOrdered}
      width={240}
    />
  </ChartCard>
);
