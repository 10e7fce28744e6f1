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
  { name: 'Used', values: [48, 61] },
  { name: 'Reserved', values: [22, 14] },
  { name: 'Free', values: [30, 25] }
];

export const OrderedLegend: React.FunctionComponent = () => (
  <ChartCard title="Disk in percent">
    <Chart
      ariaTitle="Disk in percent, legend in the order of the segments"
      ariaDesc="Used, reserved, and free: host-2 61, 14, and 25 percent; host-1 48, 22, and 30."
      containerComponent={<ChartContainer containerId="ordered-legend-chart" />}
      domainPadding={{ x: 25 }}
      height={190}
      legendAllowWrap
      legendData={PARTS.map(({ name }) => ({ name }))}
      legendPosition="bottom-left"
      name="ordered-legend"
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
