import { Chart, ChartAxis, ChartBar, ChartContainer, ChartGroup } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const OPENED = [
  { x: 'July', y: 32 },
  { x: 'August', y: 41 },
  { x: 'September', y: 38 }
];

const CLOSED = [
  { x: 'July', y: 28 },
  { x: 'August', y: 36 },
  { x: 'September', y: 44 }
];

const label = ({ datum }: { datum?: { x: string; y: number } }) => (datum?.x === 'August' ? datum.y : '');

export const BarParts: React.FunctionComponent = () => (
  <ChartCard title="Cases">
    <Chart
      ariaTitle="Support cases by month"
      ariaDesc="Cases opened: 32 in July, 41 in August, 38 in September. Cases closed: 28, 36, and 44."
      containerComponent={<ChartContainer containerId="bar-parts-chart" />}
      domainPadding={{ x: 27 }}
      height={260}
      legendData={[{ name: 'Opened' }, { name: 'Closed' }]}
      legendPosition="bottom"
      name="bar-parts"
      padding={{ top: 20, right: 15, bottom: 75, left: 40 }}
      width={260}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 10, 20, 30, 40, 50]} />
      <ChartGroup offset={20}>
        <ChartBar barWidth={16} data={OPENED} labels={label} />
        <ChartBar barWidth={16} data={CLOSED} labels={label} />
      </ChartGroup>
    </Chart>
  </ChartCard>
);
