import { Chart, ChartAxis, ChartContainer, ChartGroup, ChartScatter } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const BUILDS = [
  [12, 2.1],
  [18, 2.6],
  [22, 3.4],
  [31, 3.9],
  [35, 5.2],
  [41, 4.8],
  [48, 6.1],
  [55, 6.6],
  [60, 7.9],
  [68, 7.4],
  [30, 9.6]
].map(([x, y]) => ({ x, y }));

export const DurationBySize: React.FunctionComponent = () => (
  <ChartCard title="Duration of builds by size of the code">
    <Chart
      ariaTitle="Duration of builds in minutes, by size of the code in thousand lines"
      ariaDesc="Duration rises with size, from 2.1 minutes at 12 thousand lines to 7.4 at 68. One build with 30 thousand lines took 9.6."
      containerComponent={<ChartContainer containerId="duration-by-size-chart" />}
      domain={{ x: [0, 80], y: [0, 10] }}
      height={250}
      name="duration-by-size"
      padding={{ top: 10, right: 20, bottom: 65, left: 65 }}
      width={300}
    >
      <ChartAxis label="Thousand lines" showGrid tickValues={[0, 20, 40, 60, 80]} />
      <ChartAxis dependentAxis label="Minutes" showGrid tickValues={[0, 2, 4, 6, 8, 10]} />
      <ChartGroup>
        <ChartScatter data={BUILDS} />
      </ChartGroup>
    </Chart>
  </ChartCard>
);
