import { Chart, ChartAxis, ChartContainer, ChartLine } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const TIMES = [210, 215, 205, 220, 340, 355, 230, 212].map((y, index) => ({ x: `${8 + index}:00`, y }));

export const ResponseTime: React.FunctionComponent = () => (
  <ChartCard title="Response time of the API in ms">
    <Chart
      ariaTitle="Response time of the API in milliseconds"
      ariaDesc="From 8:00 to 15:00, the time was about 210 milliseconds, except for 340 to 355 between 12:00 and 13:00."
      containerComponent={<ChartContainer containerId="response-time-chart" />}
      domain={{ y: [0, 400] }}
      height={210}
      name="response-time"
      padding={{ top: 10, right: 25, bottom: 35, left: 45 }}
      width={300}
    >
      <ChartAxis fixLabelOverlap />
      <ChartAxis dependentAxis showGrid tickValues={[0, 100, 200, 300, 400]} />
      <ChartLine data={TIMES} />
    </Chart>
  </ChartCard>
);
