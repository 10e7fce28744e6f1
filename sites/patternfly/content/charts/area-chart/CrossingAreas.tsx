import {
  Chart,
  ChartArea,
  ChartAxis,
  ChartContainer,
  ChartGroup,
  ChartThemeColor
} from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const NODES = [
  { name: 'Node 1', values: [31, 58, 42, 67, 40] },
  { name: 'Node 2', values: [52, 36, 61, 45, 58] },
  { name: 'Node 3', values: [44, 62, 35, 52, 70] }
];

export const CrossingAreas: React.FunctionComponent = () => (
  <ChartCard title="Memory in GB">
    <Chart
      ariaTitle="Memory in GB, by node"
      ariaDesc="From Monday to Friday, each of three nodes used between 31 and 70 GB, with no trend."
      containerComponent={<ChartContainer containerId="crossing-areas-chart" />}
      domain={{ y: [0, 100] }}
      height={220}
      legendAllowWrap
      legendData={NODES.map(({ name }) => ({ name }))}
      legendPosition="bottom-left"
      name="crossing-areas"
      padding={{ top: 10, right: 20, bottom: 85, left: 40 }}
      themeColor={ChartThemeColor.multiUnordered}
      width={240}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 50, 100]} />
      <ChartGroup>
        {NODES.map(({ name, values }) => (
          <ChartArea key={name} data={values.map((y, index) => ({ x: DAYS[index], y }))} />
        ))}
      </ChartGroup>
    </Chart>
  </ChartCard>
);
