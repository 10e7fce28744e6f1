import { ChartContainer, ChartDonutUtilization } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

export const StorageUsed: React.FunctionComponent = () => (
  <ChartCard title="Storage of web-shop">
    <ChartDonutUtilization
      ariaTitle="Storage of web-shop"
      ariaDesc="75 of 100 GB are used, which is 75 percent."
      constrainToVisibleArea
      containerComponent={<ChartContainer containerId="storage-used-chart" />}
      data={{ x: 'Used', y: 75 }}
      height={170}
      labels={({ datum }: { datum?: { x?: string; y: number } }) =>
        datum?.x ? `${datum.x}: ${datum.y} GB` : 'Free: 25 GB'
      }
      legendData={[{ name: 'Used: 75 GB' }, { name: 'Free: 25 GB' }]}
      legendOrientation="vertical"
      legendPosition="right"
      name="storage-used"
      padding={{ top: 10, right: 140, bottom: 10, left: 10 }}
      subTitle="of 100 GB"
      thresholds={[{ value: 60 }, { value: 90 }]}
      title="75%"
      width={300}
    />
  </ChartCard>
);
