import {
  Chart,
  ChartAxis,
  ChartBar,
  ChartContainer,
  ChartStack,
  ChartThemeColor
} from '@patternfly/react-charts/victory';
import chart_color_blue_300 from '@patternfly/react-tokens/dist/esm/chart_color_blue_300';
import chart_color_green_300 from '@patternfly/react-tokens/dist/esm/chart_color_green_300';
import chart_color_teal_300 from '@patternfly/react-tokens/dist/esm/chart_color_teal_300';
import { ChartCard } from '../../figures/ChartCard.tsx';

const PARTS = [
  { name: 'Used', values: [48, 61] },
  { name: 'Reserved', values: [22, 14] },
  { name: 'Free', values: [30, 25] }
];

const SORTED = [
  { name: 'Free', symbol: { fill: chart_color_teal_300.var } },
  { name: 'Reserved', symbol: { fill: chart_color_green_300.var } },
  { name: 'Used', symbol: { fill: chart_color_blue_300.var } }
];

export const SortedLegend: React.FunctionComponent = () => (
  <ChartCard title="Disk in percent">
    <Chart
      ariaTitle="Disk in percent, legend in alphabetical order"
      ariaDesc="Used, reserved, and free: host-2 61, 14, and 25 percent; host-1 48, 22, and 30."
      containerComponent={<ChartContainer containerId="sorted-legend-chart" />}
      domainPadding={{ x: 25 }}
      height={190}
      legendAllowWrap
      legendData={SORTED}
      legendPosition="bottom-left"
      name="sorted-legend"
      padding={{ top: 10, right: 15, bottom: 90, left: 55 }}
      themeColor={ChartThemeColor.multiOrdered}
      width={240}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 50, 100]} />
      <ChartStack horizontal>
        {PARTS.map(({ name, values }) => (
          <ChartBar key={name} barWidth={18} data={values.map((y, index) => ({ x: `host-${index + 1}`, y }))} />
        ))}
      </ChartStack>
    </Chart>
  </ChartCard>
);
