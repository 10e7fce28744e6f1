import { ChartContainer, ChartDonut } from '@patternfly/react-charts/victory';
import chart_color_blue_100 from '@patternfly/react-tokens/dist/esm/chart_color_blue_100';
import chart_color_blue_300 from '@patternfly/react-tokens/dist/esm/chart_color_blue_300';
import chart_color_orange_100 from '@patternfly/react-tokens/dist/esm/chart_color_orange_100';
import chart_color_orange_300 from '@patternfly/react-tokens/dist/esm/chart_color_orange_300';
import { ChartCard } from '../../figures/ChartCard.tsx';

const COSTS = [
  { x: 'Compute, production', y: 44, color: chart_color_blue_300.var },
  { x: 'Compute, test', y: 18, color: chart_color_blue_100.var },
  { x: 'Storage, production', y: 26, color: chart_color_orange_300.var },
  { x: 'Storage, test', y: 12, color: chart_color_orange_100.var }
];

export const NestedShades: React.FunctionComponent = () => (
  <ChartCard title="Costs in thousands">
    <ChartDonut
      ariaTitle="Costs in thousands, by kind and environment"
      ariaDesc="Compute: 44 for production and 18 for test. Storage: 26 for production and 12 for test."
      colorScale={COSTS.map(({ color }) => color)}
      containerComponent={<ChartContainer containerId="nested-shades-chart" />}
      data={COSTS}
      height={310}
      labels={() => ''}
      legendData={COSTS.map(({ x, y }) => ({ name: `${x}: ${y}` }))}
      legendOrientation="vertical"
      legendPosition="bottom"
      name="nested-shades"
      padding={{ top: 10, right: 45, bottom: 130, left: 45 }}
      title="100"
      width={260}
    />
  </ChartCard>
);
