import { Chart, ChartAxis, ChartBar, ChartContainer, ChartStack } from '@patternfly/react-charts/victory';
import chart_global_danger_Color_100 from '@patternfly/react-tokens/dist/esm/chart_global_danger_Color_100';
import chart_global_warning_Color_200 from '@patternfly/react-tokens/dist/esm/chart_global_warning_Color_200';
import { ChartCard } from '../../figures/ChartCard.tsx';

const MONTHS = ['Apr', 'May', 'Jun', 'Jul'];
const ALERTS = [
  { name: 'Warning', values: [30, 18, 26, 14] },
  { name: 'Critical', values: [4, 9, 12, 17] }
];

const COLORS = [chart_global_warning_Color_200.var, chart_global_danger_Color_100.var];

export const ImportantLast: React.FunctionComponent = () => (
  <ChartCard title="Alerts by month">
    <Chart
      ariaTitle="Alerts by month, critical alerts on top"
      ariaDesc="From April to July, critical alerts rose: 4, 9, 12, and 17. Warnings were 30, 18, 26, and 14."
      containerComponent={<ChartContainer containerId="important-last-chart" />}
      domainPadding={{ x: 25 }}
      height={220}
      legendData={ALERTS.map(({ name }) => ({ name }))}
      legendPosition="bottom-left"
      name="important-last"
      padding={{ top: 10, right: 15, bottom: 75, left: 40 }}
      colorScale={COLORS}
      width={240}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 20, 40]} />
      <ChartStack>
        {ALERTS.map(({ name, values }) => (
          <ChartBar key={name} barWidth={18} data={values.map((y, index) => ({ x: MONTHS[index], y }))} />
        ))}
      </ChartStack>
    </Chart>
  </ChartCard>
);
