import {
  Chart,
  ChartAxis,
  ChartBar,
  ChartContainer,
  ChartStack,
  ChartThemeColor
} from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const TEAMS = ['Web', 'Data', 'Core'];
const COSTS = [
  { name: 'Compute', values: [18, 32, 44] },
  { name: 'Storage', values: [9, 21, 12] },
  { name: 'Other', values: [5, 6, 11] }
];

export const FewParts: React.FunctionComponent = () => (
  <ChartCard title="Costs in thousands">
    <Chart
      ariaTitle="Costs in thousands, in three parts"
      ariaDesc="Compute, storage, and other costs: Core 44, 12, and 11; Data 32, 21, and 6; Web 18, 9, and 5."
      containerComponent={<ChartContainer containerId="few-parts-chart" />}
      domainPadding={{ x: 25 }}
      height={315}
      legendAllowWrap
      legendData={COSTS.map(({ name }) => ({ name }))}
      legendPosition="bottom-left"
      name="few-parts"
      padding={{ top: 10, right: 15, bottom: 95, left: 45 }}
      themeColor={ChartThemeColor.multiOrdered}
      width={240}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 30, 60]} />
      <ChartStack horizontal>
        {COSTS.map(({ name, values }) => (
          <ChartBar key={name} barWidth={18} data={values.map((y, index) => ({ x: TEAMS[index], y }))} />
        ))}
      </ChartStack>
    </Chart>
  </ChartCard>
);
