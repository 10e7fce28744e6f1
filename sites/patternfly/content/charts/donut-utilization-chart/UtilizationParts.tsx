import { ChartContainer, ChartDonutThreshold, ChartDonutUtilization } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

export const UtilizationParts: React.FunctionComponent = () => (
  <ChartCard title="Cluster memory">
    <ChartDonutThreshold
      ariaTitle="Memory of the cluster"
      ariaDesc="45 of 100 GB are used. The warning level is 60 percent, and the critical level is 90 percent."
      containerComponent={<ChartContainer containerId="utilization-parts-chart" />}
      data={[
        { x: 'Warning at 60%', y: 60 },
        { x: 'Critical at 90%', y: 90 }
      ]}
      height={280}
      labels={() => ''}
      name="utilization-parts"
      padding={{ top: 10, right: 20, bottom: 110, left: 20 }}
      width={240}
    >
      <ChartDonutUtilization
        data={{ x: 'Memory', y: 45 }}
        labels={() => ''}
        legendData={[{ name: 'Used: 45%' }, { name: 'Warning: 60%' }, { name: 'Critical: 90%' }]}
        legendOrientation="vertical"
        legendPosition="bottom"
        subTitle="of 100 GB"
        thresholds={[{ value: 60 }, { value: 90 }]}
        title="45%"
      />
    </ChartDonutThreshold>
  </ChartCard>
);
