import { Chart, ChartAxis, ChartBoxPlot, ChartContainer } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const BUILDS = [{ x: 'main', min: 4, q1: 7, median: 9, q3: 14, max: 22 }];

export const BoxPlotParts: React.FunctionComponent = () => (
  <ChartCard title="Builds">
    <Chart
      ariaTitle="Duration of builds in minutes"
      ariaDesc="Builds take 4 to 22 minutes. The median is 9, and half of them take 7 to 14 minutes."
      containerComponent={<ChartContainer containerId="box-plot-parts-chart" />}
      domain={{ y: [0, 25] }}
      height={185}
      horizontal
      name="box-plot-parts"
      padding={{ top: 40, right: 20, bottom: 65, left: 55 }}
      width={260}
    >
      <ChartAxis />
      <ChartAxis dependentAxis label="Minutes" showGrid tickValues={[0, 10, 20]} />
      <ChartBoxPlot boxWidth={30} data={BUILDS} />
    </Chart>
  </ChartCard>
);
