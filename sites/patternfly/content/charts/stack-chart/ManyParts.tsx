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
  { name: 'VM', values: [10, 18, 24] },
  { name: 'GPU', values: [5, 9, 13] },
  { name: 'Jobs', values: [3, 5, 7] },
  { name: 'Disk', values: [4, 10, 5] },
  { name: 'Files', values: [3, 7, 4] },
  { name: 'Backup', values: [2, 4, 3] },
  { name: 'DNS', values: [1, 2, 3] },
  { name: 'Logs', values: [2, 2, 5] },
  { name: 'Mail', values: [2, 2, 3] }
];

export const ManyParts: React.FunctionComponent = () => (
  <ChartCard title="Costs in thousands">
    <Chart
      ariaTitle="Costs in thousands, in nine parts"
      ariaDesc="Nine kinds of costs of three teams: Core 67 in total, Data 59, and Web 32."
      containerComponent={<ChartContainer containerId="many-parts-chart" />}
      domainPadding={{ x: 25 }}
      height={315}
      legendAllowWrap
      legendData={COSTS.map(({ name }) => ({ name }))}
      legendPosition="bottom-left"
      name="many-parts"
      padding={{ top: 10, right: 15, bottom: 195, left: 45 }}
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
