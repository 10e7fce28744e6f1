import { Chart, ChartAxis, ChartBar, ChartContainer, ChartTooltip } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const BUILDS = [
  { x: 'Mon', y: 24 },
  { x: 'Tue', y: 31 },
  { x: 'Wed', y: 28 },
  { x: 'Thu', y: 35 }
];

interface Datum {
  x: string;
  y: number;
}

/** The tooltip of one bar, shown without a pointer. */
const ShownTooltip: React.FunctionComponent<{ datum?: Datum }> = (props) =>
  props.datum?.x === 'Wed' ? <ChartTooltip {...props} active constrainToVisibleArea renderInPortal={false} /> : null;

const Tooltip = Object.assign(ShownTooltip, { role: 'tooltip' });

export const TooltipParts: React.FunctionComponent = () => (
  <ChartCard title="Builds of this week">
    <Chart
      ariaTitle="Builds of this week"
      ariaDesc="24 builds on Monday, 31 on Tuesday, 28 on Wednesday, and 35 on Thursday."
      containerComponent={<ChartContainer containerId="tooltip-parts-chart" />}
      domain={{ y: [0, 50] }}
      domainPadding={{ x: 30 }}
      height={240}
      name="tooltip-parts"
      padding={{ top: 20, right: 15, bottom: 40, left: 40 }}
      width={260}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 10, 20, 30, 40, 50]} />
      <ChartBar
        barWidth={20}
        data={BUILDS}
        labels={({ datum }: { datum?: Datum }) => `Wednesday: ${datum?.y ?? 0} builds`}
        labelComponent={<Tooltip />}
      />
    </Chart>
  </ChartCard>
);
