import { Chart, ChartAxis, ChartBar, ChartContainer, ChartStack } from '@patternfly/react-charts/victory';
import chart_color_purple_100 from '@patternfly/react-tokens/dist/esm/chart_color_purple_100';
import chart_color_purple_300 from '@patternfly/react-tokens/dist/esm/chart_color_purple_300';
import chart_color_purple_500 from '@patternfly/react-tokens/dist/esm/chart_color_purple_500';
import { ChartCard } from '../../figures/ChartCard.tsx';

const AGES = [
  { name: '1 day', values: [14, 9] },
  { name: '1 week', values: [8, 11] },
  { name: 'Older', values: [3, 6] }
];

export const RankedShades: React.FunctionComponent = () => (
  <ChartCard title="Open cases by age">
    <Chart
      ariaTitle="Open cases by age, in shades of one color"
      ariaDesc="Up to one day, up to one week, and older: team A 9, 11, and 6; team B 14, 8, and 3."
      colorScale={[chart_color_purple_100.var, chart_color_purple_300.var, chart_color_purple_500.var]}
      containerComponent={<ChartContainer containerId="ranked-shades-chart" />}
      domainPadding={{ x: 25 }}
      height={190}
      legendAllowWrap
      legendData={AGES.map(({ name }) => ({ name }))}
      legendPosition="bottom-left"
      name="ranked-shades"
      padding={{ top: 10, right: 15, bottom: 90, left: 60 }}
      width={240}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 10, 20]} />
      <ChartStack horizontal>
        {AGES.map(({ name, values }) => (
          <ChartBar key={name} barWidth={18} data={values.map((y, index) => ({ x: ['Team B', 'Team A'][index], y }))} />
        ))}
      </ChartStack>
    </Chart>
  </ChartCard>
);
