import { ChartContainer, ChartDonutUtilization } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

export const ShareOnly: React.FunctionComponent = () => (
  <ChartCard title="CPU of the cluster">
    <ChartDonutUtilization
      ariaTitle="CPU of the cluster, without its capacity"
      ariaDesc="41 percent are used."
      containerComponent={<ChartContainer containerId="share-only-chart" />}
      data={{ x: 'Used', y: 41 }}
      height={230}
      labels={() => ''}
      name="share-only"
      padding={{ top: 10, right: 20, bottom: 60, left: 20 }}
      title="41%"
      width={240}
    />
  </ChartCard>
);
