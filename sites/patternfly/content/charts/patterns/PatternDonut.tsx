import { ChartContainer, ChartDonut, ChartThemeColor } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const VOLUMES = [
  { x: 'Block', y: 48 },
  { x: 'File', y: 31 },
  { x: 'Object', y: 21 }
];

export const PatternDonut: React.FunctionComponent = () => (
  <ChartCard title="Storage by type in percent">
    <ChartDonut
      ariaTitle="Storage by type in percent"
      ariaDesc="Block storage is 48 percent, file storage 31, and object storage 21."
      containerComponent={<ChartContainer containerId="pattern-donut-chart" />}
      data={VOLUMES}
      hasPatterns
      height={170}
      innerRadius={50}
      labels={() => ''}
      legendData={VOLUMES.map(({ x, y }) => ({ name: `${x}: ${y}%` }))}
      legendOrientation="vertical"
      legendPosition="right"
      name="pattern-donut"
      padding={{ top: 10, right: 140, bottom: 10, left: 10 }}
      themeColor={ChartThemeColor.multiOrdered}
      width={300}
    />
  </ChartCard>
);
