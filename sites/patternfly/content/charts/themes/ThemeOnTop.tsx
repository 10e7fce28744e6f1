import {
  Chart,
  ChartAxis,
  ChartBar,
  ChartContainer,
  ChartStack,
  ChartThemeColor
} from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const PARTS = [
  { name: 'Used', values: [5, 7, 6] },
  { name: 'Free', values: [4, 2, 3] }
];

export const ThemeOnTop: React.FunctionComponent = () => (
  <ChartCard title="Addresses by network">
    <Chart
      ariaTitle="Addresses by network, theme on the chart"
      ariaDesc="Used and free addresses in thousands: A 5 and 4, B 7 and 2, C 6 and 3."
      containerComponent={<ChartContainer containerId="theme-on-top-chart" />}
      domainPadding={{ x: 40 }}
      height={190}
      legendData={PARTS.map(({ name }) => ({ name }))}
      legendPosition="bottom-left"
      name="theme-on-top"
      padding={{ top: 10, right: 15, bottom: 75, left: 35 }}
      themeColor={ChartThemeColor.purple}
      width={240}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 5, 10]} />
      <ChartStack>
        {PARTS.map(({ name, values }) => (
          <ChartBar key={name} barWidth={18} data={values.map((y, index) => ({ x: ['A', 'B', 'C'][index], y }))} />
        ))}
      </ChartStack>
    </Chart>
  </ChartCard>
);
