import { Chart, ChartArea, ChartAxis, ChartContainer, ChartLine } from '@patternfly/react-charts/victory';
import chart_color_blue_300 from '@patternfly/react-tokens/dist/esm/chart_color_blue_300';
import { ChartCard } from '../../figures/ChartCard.tsx';

const WEEKS = ['Week 1', 'Week 2', 'Week 3', 'Week 4'];
const MEDIAN = [180, 190, 175, 205].map((y, index) => ({ x: WEEKS[index], y }));
const RANGE = [
  [120, 260],
  [130, 290],
  [125, 240],
  [140, 340]
].map(([y0, y], index) => ({ x: WEEKS[index], y0, y }));

export const RangeArea: React.FunctionComponent = () => (
  <ChartCard title="Response time in ms, median and range">
    <Chart
      ariaTitle="Response time in milliseconds, median and range"
      ariaDesc="In four weeks, the median stayed between 175 and 205. The range was widest in week 4, from 140 to 340."
      containerComponent={<ChartContainer containerId="range-area-chart" />}
      domain={{ y: [0, 400] }}
      height={200}
      name="range-area"
      padding={{ top: 10, right: 35, bottom: 35, left: 45 }}
      width={340}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 200, 400]} />
      <ChartArea
        data={RANGE}
        style={{ data: { fill: chart_color_blue_300.var, fillOpacity: 0.3, stroke: 'transparent' } }}
      />
      <ChartLine data={MEDIAN} style={{ data: { stroke: chart_color_blue_300.var } }} />
    </Chart>
  </ChartCard>
);
