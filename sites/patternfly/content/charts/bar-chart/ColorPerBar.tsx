import {
  Chart,
  ChartAxis,
  ChartBar,
  ChartContainer,
  ChartGroup,
  ChartThemeColor
} from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const STORAGE = [
  { x: 'web-shop', y: 46 },
  { x: 'staging', y: 22 },
  { x: 'billing', y: 14 },
  { x: 'analytics', y: 31 }
];

export const ColorPerBar: React.FunctionComponent = () => (
  <ChartCard title="Storage in GB, by project">
    <Chart
      ariaTitle="Storage in GB, by project, each in its own color"
      ariaDesc="The project analytics uses 31 GB, billing 14, staging 22, and web-shop 46."
      containerComponent={<ChartContainer containerId="color-per-bar-chart" />}
      categories={{ x: STORAGE.map(({ x }) => x) }}
      domainPadding={{ x: 20 }}
      height={170}
      name="color-per-bar"
      padding={{ top: 10, right: 30, bottom: 10, left: 85 }}
      themeColor={ChartThemeColor.multiUnordered}
      width={240}
    >
      <ChartAxis />
      <ChartGroup horizontal offset={0}>
        {STORAGE.map((project) => (
          <ChartBar key={project.x} data={[project]} labels={[project.y]} />
        ))}
      </ChartGroup>
    </Chart>
  </ChartCard>
);
