import { ChartContainer, ChartPie, ChartThemeColor, ChartTooltip } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const LOAD = [
  { x: 'Web', y: 62 },
  { x: 'API', y: 38 }
];

interface Datum {
  x: string;
  y: number;
}

/** The tooltip of one slice, shown without a pointer. */
const ShownTooltip: React.FunctionComponent<{ datum?: Datum }> = (props) =>
  props.datum?.x === 'Web' ? <ChartTooltip {...props} active constrainToVisibleArea renderInPortal={false} /> : null;

const Tooltip = Object.assign(ShownTooltip, { role: 'tooltip' });

export const NamedValue: React.FunctionComponent = () => (
  <ChartCard title="Load by client">
    <ChartPie
      ariaTitle="Load by client, tooltip with name and unit"
      ariaDesc="Web causes 62 percent, and the API 38."
      containerComponent={<ChartContainer containerId="named-value-chart" />}
      data={LOAD}
      height={170}
      labelComponent={<Tooltip />}
      labels={({ datum }: { datum?: Datum }) => `${datum?.x ?? ''}: ${datum?.y ?? 0}%`}
      name="named-value"
      padding={15}
      themeColor={ChartThemeColor.multiOrdered}
      width={240}
    />
  </ChartCard>
);
