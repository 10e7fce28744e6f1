import { Chart, ChartAxis, ChartBar, ChartContainer, ChartStack } from '@patternfly/react-charts/victory';
import chart_color_purple_100 from '@patternfly/react-tokens/dist/esm/chart_color_purple_100';
import chart_color_purple_300 from '@patternfly/react-tokens/dist/esm/chart_color_purple_300';
import { ChartCard } from '../../figures/ChartCard.tsx';

const PARTS = [
  { name: 'Used', values: [5, 7, 6] },
  { name: 'Free', values: [4, 2, 3] }
];

const COLORS = [chart_color_purple_300.var, chart_color_purple_100.var];

export const ThemeOnPart: React.FunctionComponent = () => (
  <ChartCard title="Addresses by network">
    <Chart
      ariaTitle="Addresses by network, theme on the stack only"
      ariaDesc="Used and free addresses in thousands: A 5 and 4, B 7 and 2, C 6 and 3."
      containerComponent={<ChartContainer containerId="theme-on-part-chart" />}
      domainPadding={{ x: 40 }}
      height={190}
      legendData={PARTS.map(({ name }) => ({ name }))}
      legendPosition="bottom-left"
      name="theme-on-part"
      padding={{ top: 10, right: 15, bottom: 75, left: 35 }}
      width={240}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 5, 10]} />
      <ChartStack colorScale={COLORS}>
        {PARTS.map(({ name, values }) => (
          <ChartBar key={name} barWidth={18} data={values.map((y, index) => ({ x: ['A', 'B', 'C'][index], y }))} />
        ))}
      </ChartStack>
    </Chart>
  </ChartCard>
);
