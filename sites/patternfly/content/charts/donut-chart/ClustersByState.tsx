import { ChartContainer, ChartDonut, ChartThemeColor } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const CLUSTERS = [
  { x: 'Ready', y: 21 },
  { x: 'Updating', y: 6 },
  { x: 'Failed', y: 3 }
];

export const ClustersByState: React.FunctionComponent = () => (
  <ChartCard title="Clusters by state">
    <ChartDonut
      ariaTitle="Clusters by state"
      ariaDesc="Of 30 clusters, 21 are ready, 6 are updating, and 3 have failed."
      constrainToVisibleArea
      containerComponent={<ChartContainer containerId="clusters-by-state-chart" />}
      data={CLUSTERS}
      height={170}
      labels={({ datum }: { datum?: { x: string; y: number } }) => (datum ? `${datum.x}: ${datum.y}` : '')}
      legendData={CLUSTERS.map(({ x, y }) => ({ name: `${x}: ${y}` }))}
      legendOrientation="vertical"
      legendPosition="right"
      name="clusters-by-state"
      padding={{ top: 10, right: 140, bottom: 10, left: 10 }}
      subTitle="clusters"
      themeColor={ChartThemeColor.multiOrdered}
      title="30"
      width={300}
    />
  </ChartCard>
);
