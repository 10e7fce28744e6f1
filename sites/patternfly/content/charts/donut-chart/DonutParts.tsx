import { ChartContainer, ChartDonut, ChartThemeColor } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const VOLUMES = [
  { x: 'Block', y: 260 },
  { x: 'File', y: 118 },
  { x: 'Object', y: 62 }
];

export const DonutParts: React.FunctionComponent = () => (
  <ChartCard title="Storage by type">
    <ChartDonut
      ariaTitle="Storage by type in GB"
      ariaDesc="Of 440 GB, 260 are block storage, 118 are file storage, and 62 are object storage."
      containerComponent={<ChartContainer containerId="donut-parts-chart" />}
      data={VOLUMES}
      height={280}
      labels={() => ''}
      legendData={VOLUMES.map(({ x, y }) => ({ name: `${x}: ${y} GB` }))}
      legendOrientation="vertical"
      legendPosition="bottom"
      name="donut-parts"
      padding={{ top: 10, right: 20, bottom: 110, left: 20 }}
      subTitle="GB in total"
      themeColor={ChartThemeColor.multiOrdered}
      title="440"
      width={240}
    />
  </ChartCard>
);
