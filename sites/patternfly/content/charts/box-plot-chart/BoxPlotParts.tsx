import { Chart, ChartAxis, ChartBoxPlot, ChartContainer } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const BUILDS = [{ x: 'Builds', min: 4, q1: 7, median: 9, q3: 14, max: 22 }];

export const BoxPlotParts: React.FunctionComponent = () => (
  <ChartCard title="Builds in minutes">
    <Chart
      ariaTitle="Duration of builds in minutes"
      ariaDesc="Builds take 4 to 22 minutes. The median is 9, and half of them take 7 to 14 minutes."
      containerComponent={<ChartContainer containerId="box-plot-parts-chart" />}
      domain={{ y: [0, 25] }}
      height={170}
      horizontal
      name="box-plot-parts"
      padding={{ top: 40, right: 25, bottom: 50, left: 65 }}
      width={450}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 5, 10, 15, 20, 25]} />
      <ChartBoxPlot boxWidth={30} data={BUILDS} />
    </Chart>
  </ChartCard>
);
