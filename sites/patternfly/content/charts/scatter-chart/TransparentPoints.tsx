import { Chart, ChartAxis, ChartContainer, ChartScatter } from '@patternfly/react-charts/victory';
import chart_color_blue_300 from '@patternfly/react-tokens/dist/esm/chart_color_blue_300';
import { ChartCard } from '../../figures/ChartCard.tsx';

/** Requests whose durations gather around 20 and 60. */
const REQUESTS = Array.from({ length: 90 }, (_, index) => ({
  x: 5 + ((index * 37) % 90),
  y: (index % 3 === 0 ? 60 : 20) + ((index * 13) % 9) - ((index * 7) % 5)
}));

export const TransparentPoints: React.FunctionComponent = () => (
  <ChartCard title="Time in ms by size in KB">
    <Chart
      ariaTitle="Time in milliseconds by size in KB, with translucent points"
      ariaDesc="90 requests form two bands, around 20 and around 60 milliseconds, at all sizes from 5 to 95 KB."
      containerComponent={<ChartContainer containerId="transparent-points-chart" />}
      domain={{ x: [0, 100], y: [0, 80] }}
      height={190}
      name="transparent-points"
      padding={{ top: 10, right: 15, bottom: 35, left: 35 }}
      width={240}
    >
      <ChartAxis tickValues={[0, 50, 100]} />
      <ChartAxis dependentAxis showGrid tickValues={[0, 40, 80]} />
      <ChartScatter data={REQUESTS} size={3} style={{ data: { fill: chart_color_blue_300.var, opacity: 0.5 } }} />
    </Chart>
  </ChartCard>
);
