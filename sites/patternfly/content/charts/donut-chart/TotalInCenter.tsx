import { ChartContainer, ChartDonut, ChartThemeColor } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const LICENSES = [
  { x: 'Active', y: 84 },
  { x: 'Expiring', y: 12 },
  { x: 'Expired', y: 4 }
];

export const TotalInCenter: React.FunctionComponent = () => (
  <ChartCard title="Licenses by status">
    <ChartDonut
      ariaTitle="Licenses by status, with a total"
      ariaDesc="Of 100 licenses, 84 are active, 12 are expiring, and 4 are expired."
      containerComponent={<ChartContainer containerId="total-in-center-chart" />}
      data={LICENSES}
      height={270}
      labels={() => ''}
      legendData={LICENSES.map(({ x, y }) => ({ name: `${x}: ${y}` }))}
      legendOrientation="vertical"
      legendPosition="bottom"
      name="total-in-center"
      padding={{ top: 10, right: 20, bottom: 100, left: 20 }}
      subTitle="licenses"
      themeColor={ChartThemeColor.multiOrdered}
      title="100"
      width={240}
    />
  </ChartCard>
);
