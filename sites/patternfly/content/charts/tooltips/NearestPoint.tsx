import { Chart, ChartAxis, ChartGroup, ChartLine, ChartVoronoiContainer } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const TIMES = [210, 215, 205, 220, 340, 355, 230, 212].map((y, index) => ({ x: `${8 + index}:00`, y }));

export const NearestPoint: React.FunctionComponent = () => (
  <ChartCard title="Response time in ms">
    <Chart
      ariaTitle="Response time in milliseconds, with tooltips"
      ariaDesc="From 8:00 to 15:00, the time was about 210 milliseconds, except for 340 to 355 between 12:00 and 13:00."
      containerComponent={
        <ChartVoronoiContainer
          constrainToVisibleArea
          containerId="nearest-point-chart"
          labels={({ datum }: { datum: { x: string; y: number } }) => `${datum.x}: ${datum.y} ms`}
        />
      }
      domain={{ y: [0, 400] }}
      height={200}
      name="nearest-point"
      padding={{ top: 10, right: 25, bottom: 35, left: 45 }}
      width={300}
    >
      <ChartAxis fixLabelOverlap />
      <ChartAxis dependentAxis showGrid tickValues={[0, 200, 400]} />
      <ChartGroup>
        <ChartLine data={TIMES} />
      </ChartGroup>
    </Chart>
  </ChartCard>
);
