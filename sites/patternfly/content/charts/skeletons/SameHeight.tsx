import { ChartContainer, ChartDonut, ChartThemeColor } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const SHAPE = [
  { x: 'First part', y: 50 },
  { x: 'Second part', y: 30 },
  { x: 'Third part', y: 20 }
];

export const SameHeight: React.FunctionComponent = () => (
  <ChartCard title="Clusters by state">
    <ChartDonut
      ariaTitle="Loading clusters by state"
      containerComponent={<ChartContainer containerId="same-height-chart" />}
      data={SHAPE}
      height={200}
      labels={() => ''}
      name="same-height"
      padding={{ top: 10, right: 20, bottom: 10, left: 20 }}
      themeColor={ChartThemeColor.skeleton}
      width={240}
    />
  </ChartCard>
);
