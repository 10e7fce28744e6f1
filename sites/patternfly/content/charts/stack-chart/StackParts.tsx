import {
  Chart,
  ChartAxis,
  ChartBar,
  ChartContainer,
  ChartStack,
  ChartThemeColor
} from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const CLUSTERS = ['edge', 'test', 'production'];
const PARTS = [
  { name: 'Apps', values: [6, 14, 41] },
  { name: 'System', values: [4, 6, 12] },
  { name: 'Free', values: [6, 12, 11] }
];

const total = (index: number) => PARTS.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);

export const StackParts: React.FunctionComponent = () => (
  <ChartCard title="Memory in GB">
    <Chart
      ariaTitle="Memory in GB, by cluster"
      ariaDesc="Applications, system, and free memory: production 41, 12, and 11; test 14, 6, and 12; edge 6, 4, and 6 GB."
      containerComponent={<ChartContainer containerId="stack-parts-chart" />}
      domainPadding={{ x: 30 }}
      height={240}
      legendData={PARTS.map(({ name }) => ({ name }))}
      legendPosition="bottom"
      name="stack-parts"
      padding={{ top: 10, right: 35, bottom: 75, left: 85 }}
      themeColor={ChartThemeColor.multiOrdered}
      width={260}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 20, 40, 60]} />
      <ChartStack horizontal labels={({ index }: { index?: number | string }) => total(Number(index))}>
        {PARTS.map(({ name, values }) => (
          <ChartBar key={name} barWidth={20} data={values.map((y, index) => ({ x: CLUSTERS[index], y }))} />
        ))}
      </ChartStack>
    </Chart>
  </ChartCard>
);
