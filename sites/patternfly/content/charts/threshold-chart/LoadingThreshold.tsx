import { Chart, ChartAxis, ChartContainer, ChartLine, ChartThemeColor } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const SHAPE = [1, 2, 2, 3, 3].map((y, x) => ({ x, y }));

export const LoadingThreshold: React.FunctionComponent = () => (
  <ChartCard title="Requests per minute">
    <Chart
      ariaTitle="Loading requests per minute"
      containerComponent={<ChartContainer containerId="loading-threshold-chart" />}
      domain={{ y: [0, 4] }}
      height={170}
      name="loading-threshold"
      padding={{ top: 10, right: 20, bottom: 30, left: 30 }}
      themeColor={ChartThemeColor.skeleton}
      width={240}
    >
      <ChartAxis />
      <ChartLine data={SHAPE} />
    </Chart>
  </ChartCard>
);
