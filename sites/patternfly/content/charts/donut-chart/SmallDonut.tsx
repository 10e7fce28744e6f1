import { ChartContainer, ChartDonut } from '@patternfly/react-charts/victory';
import chart_color_blue_300 from '@patternfly/react-tokens/dist/esm/chart_color_blue_300';
import chart_global_danger_Color_100 from '@patternfly/react-tokens/dist/esm/chart_global_danger_Color_100';
import { ChartCard } from '../../figures/ChartCard.tsx';

const CHECKS = [
  { x: 'Passed', y: 46 },
  { x: 'Failed', y: 4 }
];

const COLORS = [chart_color_blue_300.var, chart_global_danger_Color_100.var];

export const SmallDonut: React.FunctionComponent = () => (
  <ChartCard title="Checks of the last run">
    <ChartDonut
      ariaTitle="Checks of the last run"
      ariaDesc="Of 50 checks, 46 passed and 4 failed."
      containerComponent={<ChartContainer containerId="small-donut-chart" />}
      data={CHECKS}
      height={175}
      labels={() => ''}
      legendData={CHECKS.map(({ x, y }) => ({ name: `${x}: ${y}` }))}
      legendOrientation="vertical"
      legendPosition="right"
      name="small-donut"
      padding={{ top: 13, right: 120, bottom: 38, left: 10 }}
      subTitle="Checks"
      subTitlePosition="bottom"
      colorScale={COLORS}
      title="50"
      width={270}
    />
  </ChartCard>
);
