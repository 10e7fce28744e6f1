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

const label = ({ datum }: { datum?: { x: string; y: number } }) => (datum?.x === 'September' ? datum.y : '');

export const BarParts: React.FunctionComponent = () => (
  <ChartCard title="Support cases by month">
    <Chart
      ariaTitle="Support cases by month"
      ariaDesc="Cases opened: 32 in July, 41 in August, 38 in September. Cases closed: 28, 36, and 44."
      containerComponent={<ChartContainer containerId="bar-parts-chart" />}
      domainPadding={{ x: 60 }}
      height={260}
      legendData={[{ name: 'Opened' }, { name: 'Closed' }]}
      legendPosition="bottom"
      name="bar-parts"
      padding={{ top: 20, right: 20, bottom: 75, left: 50 }}
      width={450}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 10, 20, 30, 40, 50]} />
      <ChartGroup offset={26}>
        <ChartBar barWidth={20} data={OPENED} labels={label} />
        <ChartBar barWidth={20} data={CLOSED} labels={label} />
      </ChartGroup>
    </Chart>
  </ChartCard>
);
