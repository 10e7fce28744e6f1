import { ChartContainer, ChartDonutUtilization } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

export const UsedAndTotal: React.FunctionComponent = () => (
  <ChartCard title="CPU of the cluster">
    <ChartDonutUtilization
      ariaTitle="CPU of the cluster, with its capacity"
      ariaDesc="13 of 32 cores are used, which is 41 percent."
      containerComponent={<ChartContainer containerId="used-and-total-chart" />}
      data={{ x: 'Used', y: 41 }}
      height={230}
      labels={() => ''}
      legendData={[{ name: 'Used: 13' }, { name: 'Free: 19' }]}
      legendPosition="bottom"
      name="used-and-total"
      padding={{ top: 10, right: 20, bottom: 60, left: 20 }}
      subTitle="of 32 cores"
      title="41%"
      width={240}
    />
  </ChartCard>
);
